const late = 'late/'

/**
 * Starts the page's scripts once its content has been painted. Any sooner, they would take most of a slow connection away from
 * the fonts and pictures of the first screen, and time from the first paint; nothing on a page has to wait for them. Each has a
 * task of its own, so that a tap in between is answered.
 */
export const lateStartScript =
  "new PerformanceObserver((list,observer)=>{if(!list.getEntriesByName('first-contentful-paint').length)return;" +
  'observer.disconnect();for(const late of document.querySelectorAll(\'link[media="not all"]\')){' +
  "const link=late.cloneNode();link.removeAttribute('media');late.replaceWith(link)}" +
  `const next=()=>{const late=document.querySelector('script[type^="${late}"]');if(!late)return;` +
  `const script=document.createElement('script');script.type=late.type.slice(${late.length});` +
  'script.textContent=late.textContent;late.replaceWith(script);setTimeout(next)};setTimeout(next)})' +
  ".observe({type:'paint',buffered:true})"

/**
 * Has the scripts and modules of a page's body wait for {@link lateStartScript}, in their order. Only attributes change, which
 * React doesn't compare when it takes the page over.
 */
export function startLate(html: string): string {
  const [head, body] = html.split(/(?=<body)/, 2)
  return (head + (body ?? '').replaceAll('<script>', `<script type="${late}text/javascript">`))
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replaceAll('<script type="module" async=""', `<script type="${late}module"`)
}
