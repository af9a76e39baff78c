import { describe, expect, it } from 'vitest'
import { packageTitles } from '~/content/packages'
import { isPackageName } from '~/forms/package-name'

const around = (character: string) => `one${character}two`

const names = {
  'each of ours': [...Object.keys(packageTitles), ...Object.values(packageTitles)],
  'Latin letters, digits and some signs': [
    'Gold',
    "Mum & Dad's Package, 2 pages + shop, $1,200",
    'x'.repeat(60),
    ...'Café Zoë|Cafe\u0301 Zoe\u0308|Ərzaq|Straße|Tiếng Việt'.split('|'),
  ],
  'what only begins like an address':
    'Netto Package|Company Package|Organic shop|Commerce, information, networks'.split('|'),
  'a price or a few digits': ['24 pages for $1200', '123456'],
}

describe.each(Object.entries(names))('a name is %s', (_, values) => {
  it.each(values)('%s', (value) => {
    expect(isPackageName(value)).toBe(true)
  })
})

const others = {
  'in another script': 'Большой пакет|Πακέτο|Փաթեթ|חבילה|حِزمة|पैकेज|แพ็กเกจ|패키지|ラーメン屋|大套餐'.split('|'),
  'empty, or longer than 60 characters': ['', ' ', 'x'.repeat(61), '\uFDFA'.repeat(4)],
  'with punctuation': [...'.:/@?!#%_*~"<>()[]{}|\\;=^`\n\t\0·•…’–—'].map(around),
  'with what looks like punctuation or like nothing': [
    ...'\u00A0\u200B\u200D\u202E\uFF0E\uFF20\u3002\u30FB\u2024\uD800\u{1F600}\u2460\u0660',
    ...'\uA4F8\uA4F9\uA4FA\uA4FB\uA4FC\uA4FD\u01C0\u01C1\u01C2\u01C3\uA78F\u0294\u02A1\u02A2',
    ...'\u02B9\u02BB\u02BC\u02C8\u02D0\u02D1\u02EE\uA789\uA78C\u0149\u037A\uFE70\u4E36\u318D\u0903',
    ...'\u0337\u0338\u20DD\u0315\u115F\u1160\u3164\uFFA0\u034F\uFE0F',
  ].map(around),
  'with marks that stand on no letter, or too many':
    "\u0301|- \u0301|'\u0301|1\u0301|e\u0301\u0302\u0303\u0304".split('|'),
  'an address': [
    ...'evil dot com|evil DOT shop|evil dotcom|evildotcom|evil com|evil-com|evil,com'.split('|'),
    ...'evil com Package|evil2 net|123 org|Evil ORG|evil info|evil biz|www evil'.split('|'),
    ...'wwwevil|http evil|mailto ann|evil $com|visit evil,co|пример com'.split('|'),
  ],
  'an address in other letters': [
    ...'evil ｃｏｍ|evil 𝐜𝐨𝐦|evil ⓒⓞⓜ|evil ᴄᴏᴍ|evil orɡ|evil ꓚꓳꓟ|evil \u0421\u041E\u041C'.split('|'),
    ...'evil c\u043Em|evil b\u0131z|evil cóm|evil com\u0323|evil dot \u017Fhop'.split('|'),
  ],
  'a telephone number': ['5550100', 'Call 555 0100', '+1 555-0100', '1a2b3c4d5e6f7', '５５５０１００'],
}

describe.each(Object.entries(others))('no name is %s', (_, values) => {
  it.each(values)('%j', (value) => {
    expect(isPackageName(value)).toBe(false)
  })
})
