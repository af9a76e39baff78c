/** A script as its minified text (`inlineScript` in vite.config.ts). */
declare module '*?script' {
  const text: string
  export default text
}
