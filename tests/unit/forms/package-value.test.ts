import { describe, expect, it } from 'vitest'
import { packageTitles } from '~/content/packages'
import { isPackageName } from '~/forms/package-value'

describe('a name', () => {
  it.each([...Object.keys(packageTitles), ...Object.values(packageTitles)])(
    'is each of ours: %s',
    (value) => {
      expect(isPackageName(value)).toBe(true)
    },
  )

  it.each([
    'Gold',
    "Mum & Dad's Package, 2 pages + shop, $1,200",
    'x'.repeat(60),
    '1st',
    'Café Zoë',
    'Cafe\u0301 Zoe\u0308',
    'Ərzaq',
    'Straße',
    'Tiếng Việt',
  ])('may be %s', (value) => {
    expect(isPackageName(value)).toBe(true)
  })

  it.each([
    'Большой пакет',
    'Πακέτο',
    'Փաթեթ',
    'חבילה',
    'حِزمة',
    'पैकेज',
    'แพ็กเกจ',
    '패키지',
    'ラーメン屋',
    '大套餐',
    '大 Package',
  ])('is in Latin letters, unlike %s', (value) => {
    expect(isPackageName(value)).toBe(false)
  })

  it.each(['', ' ', '   ', 'x'.repeat(61), '\u{20BB7}'.repeat(31), '\uFDFA'.repeat(4)])(
    'is neither empty nor longer than 60 characters: %j',
    (value) => {
      expect(isPackageName(value)).toBe(false)
    },
  )

  it.each([...'.:/@?!#%_*~"<>()[]{}|\\;=^`\n\t\0·•…’–—'])('does not hold %j', (character) => {
    expect(isPackageName(`one${character}two`)).toBe(false)
  })

  it.each([
    ['a no-break space', '\u00A0'],
    ['a zero-width space', '\u200B'],
    ['a joiner', '\u200D'],
    ['a control for right-to-left text', '\u202E'],
    ['a full stop of full width', '\uFF0E'],
    ['an at sign of full width', '\uFF20'],
    ['an ideographic full stop', '\u3002'],
    ['a middle dot of Japanese', '\u30FB'],
    ['a leader of one dot', '\u2024'],
    ['half of a character', '\uD800'],
    ['an emoji', '\u{1F600}'],
    ['a number in a circle', '\u2460'],
    ['a zero of Arabic, which is a dot', '\u0660'],
  ])('does not hold %s', (_, character) => {
    expect(isPackageName(`one${character}two`)).toBe(false)
    expect(isPackageName(`один${character}два`)).toBe(false)
  })

  it.each([
    ['the tones of Lisu', '\uA4F8\uA4F9\uA4FA\uA4FB\uA4FC\uA4FD'],
    ['clicks', '\u01C0\u01C1\u01C2\u01C3'],
    ['the dot of phonetics', '\uA78F'],
    ['glottal stops', '\u0294\u02A1\u02A2'],
    ['modifier letters', '\u02B9\u02BB\u02BC\u02C8\u02D0\u02D1\u02EE\uA789\uA78C'],
    ['letters that become two', '\u0149\u037A\uFE70'],
    ['letters of another script', '\u4E36\u318D\u0903'],
    ['strokes and what stands beside', '\u0337\u0338\u20DD\u0315'],
  ])('does not hold what imitates punctuation: %s', (_, letters) => {
    for (const letter of letters) expect(isPackageName(`one${letter}two`), letter).toBe(false)
  })

  it.each(['\u115F', '\u1160', '\u3164', '\uFFA0', '\u034F', '\uFE0F'])(
    'holds nothing that cannot be seen: %j',
    (letter) => {
      for (const word of ['패키지', 'пакет']) expect(isPackageName(word + letter + word)).toBe(false)
    },
  )

  it.each(['\u0301', '- \u0301', "'\u0301", '1\u0301', 'e\u0301\u0302\u0303\u0304'])(
    'has marks on letters only, and few of them: %j',
    (value) => {
      expect(isPackageName(value)).toBe(false)
    },
  )

  it.each(['p\u0430ypal', '\u03A1ayPal', 'oneㅣtwo', 'AIサイト'])(
    'does not mix Latin letters with others in one word: %s',
    (value) => {
      expect(isPackageName(value)).toBe(false)
    },
  )
})

describe('an address', () => {
  it.each([
    'evil dot com',
    'evil DOT shop',
    'evil dotcom',
    'evildotcom',
    'evil com',
    'evil-com',
    'evil,com',
    'visit evil,co',
    'bit,ly',
    'evil&com',
    'evil + com',
    "evil'com",
    'evil$com',
    'evil  com',
    'evil com Package',
    'evil2 net',
    '123 org',
    'Evil ORG',
    'evil info',
    'evil biz',
    'www evil',
    'wwwevil',
    'Package on WWW evil',
    'http evil',
    'https evil',
    'ftp evil',
    'mailto ann',
    'пример com',
  ])('is no name: %s', (value) => {
    expect(isPackageName(value)).toBe(false)
  })

  it.each([
    ['letters of full width', 'evil ｃｏｍ'],
    ['mathematical letters', 'evil 𝐜𝐨𝐦'],
    ['letters in circles', 'evil ⓒⓞⓜ'],
    ['small capitals', 'evil ᴄᴏᴍ'],
    ['the g of phonetics', 'evil orɡ'],
    ['capitals of Lisu', 'evil ꓚꓳꓟ'],
    ['letters of Cyrillic', 'evil \u0421\u041E\u041C'],
    ['capitals of Greek', 'evil \u039D\u0395\u03A4'],
    ['one letter of Cyrillic', 'evil c\u043Em'],
    ['a letter without its dot', 'evil b\u0131z'],
    ['an accent', 'evil cóm'],
    ['a dot below', 'evil com\u0323'],
    ['a long s', 'ev\u0131l dot \u017Fhop'],
  ])('is none in %s', (_, value) => {
    expect(isPackageName(value)).toBe(false)
  })

  it.each([
    'Netto Package',
    'Company Package',
    'Organic shop',
    'Commerce, information, networks',
    'Geschenk Giftpaket',
    'Polka Dot',
    'Dotted Package',
    'Com',
  ])('is not meant by %s', (value) => {
    expect(isPackageName(value)).toBe(true)
  })
})

describe('a telephone number', () => {
  it.each(['5550100', 'Call 555 0100', '+1 555-0100', '1a2b3c4d5e6f7', '５５５０１００'])(
    'is no name: %s',
    (value) => {
      expect(isPackageName(value)).toBe(false)
    },
  )

  it.each(['24 pages for $1200', '123456'])('is not meant by %s', (value) => {
    expect(isPackageName(value)).toBe(true)
  })
})
