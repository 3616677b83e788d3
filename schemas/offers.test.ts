import { describe, expect, test } from 'vitest';
import { checkBytes } from './validate/command/check-file.ts';
import { loadKnownChecks } from './validate/known-checks.ts';

const known = await loadKnownChecks();

/** Lists the problems of a delivery response and their places, as `npm run validate` finds them. */
function problemsOf(members: object): string[] {
  const response = { $schema: 'https://experience.local/offers.schema.json', ...members };
  return checkBytes('full.json', Buffer.from(JSON.stringify(response)), { known }).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
}

const OPTION = { type: 'html', content: 'default', responseTokens: { 'activity.name': 'Hero' } };
const MBOXES = { mboxes: [{ name: 'home-hero', index: 0, options: [OPTION] }] };
/** An option of the page as a whole names its mbox itself. */
const OPTION_OF_PAGE = { ...OPTION, content: 'home-hero:default' };
const PAGE_LOAD = { pageLoad: { options: [OPTION_OF_PAGE] } };

describe('a delivery response', () => {
  test('PE-021 has the visitor’s tntId in its id', () => {
    expect(problemsOf({ id: { tntId: '1114.34_0' }, execute: MBOXES })).toEqual([]);
    expect(problemsOf({ execute: MBOXES })).toEqual([]);
    expect(problemsOf({ id: { tntId: 1114 }, execute: MBOXES })).toEqual(['wrong-type /id/tntId']);
  });

  test('PE-022 has the options of mboxes or of the page, never both', () => {
    expect(problemsOf({ execute: MBOXES })).toEqual([]);
    expect(problemsOf({ execute: PAGE_LOAD })).toEqual([]);
    expect(problemsOf({ execute: {} })).toEqual(['too-small /execute']);
    expect(problemsOf({ execute: { ...MBOXES, ...PAGE_LOAD } })).toEqual(['too-large /execute']);
    expect(problemsOf({})).toEqual(['missing-property /execute']);
  });

  test('a response with both says between which its author has to choose', () => {
    const response = {
      $schema: 'https://experience.local/offers.schema.json',
      execute: { ...MBOXES, ...PAGE_LOAD },
    };
    const bytes = Buffer.from(JSON.stringify(response));

    expect(checkBytes('full.json', bytes, { known })).toMatchObject([
      { fix: 'Keep at most 1 member of these: mboxes, pageLoad.' },
    ]);
  });

  test.each([
    ['type', 7],
    ['content', 7],
    ['responseTokens', 'Hero'],
  ])('PE-022 has in each option %s', (name, wrong) => {
    const at = `/execute/pageLoad/options/0/${name}`;
    const problemsWith = (value: unknown) =>
      problemsOf({ execute: { pageLoad: { options: [{ ...OPTION_OF_PAGE, [name]: value }] } } });

    expect(problemsWith(wrong)).toEqual([`wrong-type ${at}`]);
    expect(problemsWith(undefined)).toEqual(
      name === 'responseTokens' ? [] : [`missing-property ${at}`],
    );
  });

  test('PE-022 has content that is a text or JSON', () => {
    const content = { limited: true };

    expect(problemsOf({ execute: { pageLoad: { options: [{ ...OPTION, content }] } } })).toEqual(
      [],
    );
  });

  test('names the mbox of its options', () => {
    expect(problemsOf({ execute: { mboxes: [{ options: [OPTION] }] } })).toEqual([
      'missing-property /execute/mboxes/0/name',
    ]);
  });
});
