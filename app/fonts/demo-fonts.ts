/** The fonts of the demo websites, as weights of `@fontsource` packages; each site has a folder of its own. */
export const demoFonts = [
  {
    file: 'barbershop/fonts/caprasimo',
    source: '@fontsource/caprasimo/files/caprasimo-latin-400-normal',
    weights: null,
  },
  {
    file: 'barbershop/fonts/hanken-grotesk',
    source: variable('hanken-grotesk'),
    weights: { min: 400, max: 700 },
  },
  { file: 'dental-practice/fonts/nunito', source: variable('nunito'), weights: { min: 400, max: 800 } },
  { file: 'shop/fonts/fraunces', source: variable('fraunces'), weights: { min: 400, max: 600 } },
  { file: 'shop/fonts/karla', source: variable('karla'), weights: { min: 400, max: 700 } },
  {
    file: 'artist/fonts/cormorant',
    source: variable('cormorant'),
    weights: { min: 400, max: 500 },
    // Its old-style 1 looks like the letter I, which dates and telephone numbers can't have.
    hasLiningFigures: true,
  },
  { file: 'artist/fonts/mulish', source: variable('mulish'), weights: { min: 400, max: 600 } },
  { file: 'estate-agent/fonts/jost', source: variable('jost'), weights: { min: 400, max: 600 } },
] as const

function variable<Name extends string>(name: Name) {
  return `@fontsource-variable/${name}/files/${name}-latin-wght-normal` as const
}
