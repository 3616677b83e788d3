import { describe, expect, test } from 'vitest';
import { changeJson } from '../json-text/change-json.ts';
import { diffDataType, diffUnit, diffValue } from './diff-macro.ts';
import { readMacros } from './read-macros.ts';

const TEXT = JSON.stringify(
  {
    savings: {
      groups: [
        {
          name: 'savings',
          keys: [
            { name: 'rate', dataType: 'percentage', value: { value: 2.35 } },
            { name: 'fee', dataType: 'amount', value: { value: 6, unit: 'USD' } },
            { name: 'hours', dataType: 'language', value: { value: { en: 'Daily', fr: 'Tous' } } },
            { name: 'slogan', dataType: 'language', value: { value: 'Save' } },
            { name: 'end', dataType: 'date', value: { value: '2027-01-31' } },
          ],
        },
      ],
    },
  },
  undefined,
  2,
);

/** The macro of a key, as the sample has it. */
function find(key: string) {
  const macro = readMacros(TEXT)?.macros.find((each) => each.key === key);
  if (!macro) throw new Error(`The sample has no macro ${key}.`);
  return macro;
}

/** Makes changes, and returns what the macro then holds, and how many lines stayed as they were. */
function apply(key: string, changes: ReturnType<typeof diffValue>) {
  const text = changeJson(TEXT, changes) ?? '';
  const { pointer } = find(key);
  const macro = readMacros(text)?.macros.find((each) => each.pointer === pointer);
  const lines = TEXT.split('\n');
  const kept = text.split('\n').filter((line) => lines.includes(line)).length;
  return { value: macro?.value, unit: macro?.unit, dataType: macro?.dataType, kept, all: lines };
}

describe('a value', () => {
  test.each([
    ['2.5', 2.5],
    ['2,5 %', 2.5],
    ['€ 1250', 1250],
    ['−0,75', -0.75],
    ['1,250', '1,250'],
    ['on request', 'on request'],
    ['', ''],
  ])('typed as "%s" is stored as %j', (typed, stored) => {
    expect(apply('rate', diffValue(find('rate'), 'en', typed)).value).toBe(stored);
  });

  test('changes its own line and no other', () => {
    const { kept, all } = apply('fee', diffValue(find('fee'), 'fr', '7.5'));

    expect(kept).toBe(all.length - 1);
  });

  test('that is the same again changes nothing', () => {
    expect(diffValue(find('rate'), 'en', '2.350')).toEqual([]);
    expect(diffValue(find('end'), 'de', '2027-01-31')).toEqual([]);
  });
});

describe('a value by language', () => {
  test.each([
    ['de', 'Täglich', { en: 'Daily', fr: 'Tous', de: 'Täglich' }],
    ['fr', 'Chaque jour', { en: 'Daily', fr: 'Chaque jour' }],
    // Without a text of its own it shows the English one, which therefore has to stay.
    ['fr', ' ', { en: 'Daily' }],
    ['en', '', { en: '', fr: 'Tous' }],
  ])('in %s becomes "%s"', (language, typed, stored) => {
    expect(apply('hours', diffValue(find('hours'), language, typed)).value).toEqual(stored);
  });

  test('that is one text for all parts where one of them gets its own', () => {
    expect(apply('slogan', diffValue(find('slogan'), 'nl', 'Spaar')).value).toEqual({
      en: 'Save',
      nl: 'Spaar',
    });
    expect(apply('slogan', diffValue(find('slogan'), 'en', 'Saving')).value).toBe('Saving');
  });
});

test('a unit is a code in capitals, and left out where it is empty', () => {
  expect(apply('fee', diffUnit(find('fee'), 'gbp')).unit).toBe('GBP');
  expect(apply('fee', diffUnit(find('fee'), '')).unit).toBeUndefined();
  expect(diffUnit(find('rate'), ' ')).toEqual([]);
});

test.each([
  ['fee', 'percentage', { value: 6, unit: undefined, dataType: 'percentage' }],
  ['fee', 'language', { value: '6', unit: undefined, dataType: 'language' }],
  ['hours', 'string', { value: 'Daily', unit: undefined, dataType: 'string' }],
  ['slogan', 'language', { value: 'Save', unit: undefined, dataType: 'language' }],
])('the value of %s comes along into the form %s', (key, dataType, stored) => {
  expect(apply(key, diffDataType(find(key), dataType))).toMatchObject(stored);
});
