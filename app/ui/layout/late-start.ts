/**
 * Starts the page's script once its content has been painted. Asked for any sooner, the script would take most of a slow
 * connection away from the fonts and pictures of the first screen, and nothing on a page has to wait for it.
 */
export const lateStartScript =
  "new PerformanceObserver((list,observer)=>{if(!list.getEntriesByName('first-contentful-paint').length)return;" +
  'observer.disconnect();for(const late of document.querySelectorAll(\'link[media="not all"]\')){' +
  "const link=late.cloneNode();link.removeAttribute('media');late.replaceWith(link)}" +
  "for(const late of document.querySelectorAll('script[type=late]')){const script=document.createElement('script');" +
  "script.type='module';script.textContent=late.textContent;late.replaceWith(script)}})" +
  ".observe({type:'paint',buffered:true})"

/**
 * Has the modules of a page wait for {@link lateStartScript}. Only attributes change, which React doesn't compare when it takes
 * the page over.
 */
export function startLate(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replaceAll('<script type="module" async=""', '<script type="late"')
}
