import { expect, it } from 'vitest'
import { packageTitles } from '~/content/packages'
import { isPackageName, packageName } from '~/forms/package-name'

const around = (character: string) => `one${character}two`

const names = {
  'each of ours': [...Object.keys(packageTitles), ...Object.values(packageTitles)],
  'Latin letters, digits and some signs': [
    'Gold',
    "Mum & Dad's Package, 2 pages + shop, $1,200",
    'x'.repeat(60),
    ...'Café Zoë|Cafe\u0301 Zoe\u0308|Ərzaq|Straße|Tiếng Việt'.split('|'),
  ],
  'in any script': [
    ...'Большой пакет|Πακέτο|Փաթեթ|חבילה|חֲבִילָה|حِزمة|पैकेज|แพ็กเกจ|패키지|ラーメン・屋|大套餐'.split('|'),
    ...'Пакет AI|AI 套餐|Пакет «Всё»|𠮷野家|প্যাকেজ|பொதி|ແພັກເກັດ|პაკეტი'.split('|'),
  ],
  'with punctuation and symbols': [
    ...[...':/?!#%_*~"<>()[]{}|\\;=^`·•’–—'].map(around),
    ...'Package #1!|ultra/plus|C++|50% off (now)|v2.0|Package 1.5|Gold™|½ price|St. Moritz|Gold. Now|__proto__'.split(
      '|',
    ),
    ...'🚀|❤️ Gold|👩‍💻 Pro 👍🏽|one①two|one٠two|ｇｏｌｄ|one\u00A0two|!!!|Yes? No!|a:b|€ 5|"Gold"|one・two'.split(
      '|',
    ),
  ],
  'what only begins like an address':
    'Netto Package|Company Package|Organic shop|Commerce, information, networks'.split('|'),
  'a price or a few digits': ['24 pages for $1200', '123456'],
}

it.each(Object.entries(names))('a name is %s', (_, values) => {
  expect(values.filter((value) => !isPackageName(value))).toEqual([])
})

const others = {
  'empty, or longer than 60 characters': ['', ' ', 'x'.repeat(61), '\uFDFA'.repeat(4)],
  'with a dot or a comma before a letter, or a sign of addresses': [...'.@\n\t\0…,。．․'].map(around),
  'with what looks like punctuation or like nothing': [
    ...'\u200B\u200D\u202E\uFF0E\uFF20\u3002\u2024\uD800\u00AD\u2028\u2800\u{E0041}\uE000',
    ...'\uA4F8\uA4F9\uA4FA\uA4FB\uA4FC\uA4FD\u01C0\u01C1\u01C2\u01C3\uA78F\u0294\u02A1\u02A2',
    ...'\u02B9\u02BB\u02BC\u02C8\u02D0\u02D1\u02EE\uA78C\u0149\u037A\uFE70\u4E36\u318D\u0903',
    ...'\u0337\u0338\u20DD\u0315\u115F\u1160\u3164\uFFA0\u034F\uFE0F',
  ].map(around),
  'in letters of two scripts in one word':
    'p\u0430ypal|\u0420aket|Go\u03BFgle|\u0391mazon|\u0440\u0430\u0443\u03C1al|\u043F\u03B1\u043A|g\u0585ld'.split(
      '|',
    ),
  'with marks that stand on no letter, or too many':
    "\u0301|- \u0301|'\u0301|1\u0301|e\u0301\u0302\u0303\u0304|\u0E01\u0E49\u0E49\u0E49\u0E49".split('|'),
  'an address': [
    ...'evil dot com|evil DOT shop|evil dotcom|evildotcom|evil com|evil-com|evil,com'.split('|'),
    ...'evil com Package|evil2 net|123 org|Evil ORG|evil info|evil biz|www evil'.split('|'),
    ...'paypal.com/login|evil.shop/x|https://x|ftp://evil|a://b|ann@evil|8.8.8.8|evil。com|evil․co|пример.рф'.split(
      '|',
    ),
    ...'evil[.]com|evil(dot)shop|evil·com|例え。テスト|bit.ly/abc'.split('|'),
    ...'wwwevil|http evil|mailto ann|evil $com|visit evil,co|пример com'.split('|'),
  ],
  'an address in other letters': [
    ...'evil ｃｏｍ|evil 𝐜𝐨𝐦|evil ⓒⓞⓜ|evil ᴄᴏᴍ|evil orɡ|evil ꓚꓳꓟ|evil \u0421\u041E\u041C'.split('|'),
    ...'evil c\u043Em|evil b\u0131z|evil cóm|evil com\u0323|evil dot \u017Fhop'.split('|'),
  ],
  'a telephone number':
    '5550100|Call 555 0100|+1 555-0100|1a2b3c4d5e6f7|５５５０１００|٥٥٥٠١٠٠|५५५-०१००'.split('|'),
}

it.each(Object.entries(others))('no name is %s', (_, values) => {
  expect(values.filter((value) => isPackageName(value))).toEqual([])
})

it.each([
  ['basic', 'AI Starter Website'],
  ['Standard', 'AI Growth Website'],
  ['pReMiUm', 'AI Sales Machine'],
  ['CUSTOM', 'Custom AI Website'],
  ['basic Package', 'basic Package'],
  ['gold', 'Gold'],
  ['éclair', 'Éclair'],
  ['constructor', 'Constructor'],
  ['__proto__', '__proto__'],
  ['𠮷野家', '𠮷野家'],
  ['Package #1!', 'Package #1!'],
  ['ultra/plus', 'Ultra/plus'],
  ['𐐨𐐨', '𐐀𐐨'],
  ['#gold', '#gold'],
  ...[null, '', ' ', 'evil.com', 'Package at evil com'].map((none) => [none, 'Not Selected']),
])('%j is shown as %j', (value, name) => {
  expect(packageName(value as string | null, packageTitles)).toBe(name)
})
