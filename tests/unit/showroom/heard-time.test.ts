import { describe, expect, it } from 'vitest'
import { minuteOf } from '~/showroom/kit/formats'
import { timeIn } from '~/showroom/heard-time'

const day = ['9:00', '11:10', '12:00', '14:30', '16:20', '17:00', '17:40', '18:10']

/** The times of a day that a text asks for, such as "17:40 18:10"; undefined when it names none. */
function heard(text: string, current?: string): string | undefined {
  const fits = timeIn(text, current === undefined ? undefined : minuteOf(current))
  return fits && day.filter((time) => fits(minuteOf(time))).join(' ')
}

describe('of a day with many free times', () => {
  it.each([
    ['anything tomorrow after five?', '17:40 18:10'],
    ['after 5 pm', '17:40 18:10'],
    ['later than 17:00 please', '17:40 18:10'],
    ['we come from work, so after 4', '16:20 17:00 17:40 18:10'],
    ['no later than 5', '9:00 11:10 12:00 14:30 16:20 17:00'],
    ['not before 5', '17:00 17:40 18:10'],
    ['earlier than 12', '9:00 11:10'],
    ['before noon', '9:00 11:10'],
    ['Before 12 o’clock', '9:00 11:10'],
    ['by nine am', '9:00'],
    ['from five', '17:00 17:40 18:10'],
    ['half past two', '14:30'],
    ['twenty to six please', '17:40'],
    ['no thanks, rather 12', '12:00'],
    ['before 12 am', ''],
    ['at noon', '12:00'],
    ['17:40', '17:40'],
    ['at 5:40', '17:40'],
    ['at 11:10 am', '11:10'],
    ['some time in the morning', '9:00 11:10'],
    ['in the afternoon', '12:00 14:30 16:20 17:00 17:40 18:10'],
    ['after work', '17:00 17:40 18:10'],
    ['whenever you are free', day.join(' ')],
  ])('"%s" asks for %s', (text, expected) => {
    expect(heard(text)).toBe(expected)
  })

  it('"at 5" asks for 17:00, among others near it', () => {
    expect(heard('can I come at 5')).toContain('17:00')
    expect(heard('five')).toContain('17:00')
    expect(heard('at 5')).not.toContain('14:30')
  })

  it.each(['at 7:30', '7:30', 'half past seven', 'at seven o’clock', 'at 7:30 am'])(
    '"%s" asks for the morning where that is offered',
    (text) => {
      expect(timeIn(text)!(minuteOf('7:30'))).toBe(true)
    },
  )

  it.each([
    ['something later', '17:00', '17:40 18:10'],
    ['a bit earlier?', '14:30', '9:00 11:10 12:00'],
    ['later', '18:10', ''],
    ['earlier', '9:00', ''],
  ])('"%s" than %s asks for %s', (text, current, expected) => {
    expect(heard(text, current)).toBe(expected)
  })

  it.each([
    'a cut and a beard',
    'two boys, please',
    'my phone is 555-0117',
    'later',
    'it costs 38 dollars',
    'no, not today',
    'about 30 minutes',
    '',
  ])('"%s" asks for none', (text) => {
    expect(heard(text)).toBeUndefined()
  })
})
