import { describe, expect, test } from 'vitest';
import { checkBytes } from './validate/command/check-file.ts';
import { loadKnownChecks, type KnownContent } from './validate/known-checks.ts';

const known = await loadKnownChecks();

const VARIANT = {
  experimentKey: 'home-loan-advice',
  variantKey: 'first-home',
  variantStatus: 'ACTIVE',
  variantUrl: '/en/first-home-loan',
  experimentUrl: '/en/home-loan',
};

/**
 * Lists the problems of a response with active experiments and their places, as `npm run validate`
 * finds them.
 */
function problemsOf(members: object, content?: KnownContent): string[] {
  const response = { $schema: 'https://experience.local/experiments.schema.json', ...members };
  const against = { known, ...(content && { content }) };
  return checkBytes('full.json', Buffer.from(JSON.stringify(response)), against).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
}

const withVariant = (members: object) => ({ activeVariants: [{ ...VARIANT, ...members }] });

describe('a response with active experiments', () => {
  test('EX-002 carries a list named activeVariants', () => {
    expect(problemsOf({ activeVariants: [] })).toEqual([]);
    expect(problemsOf({})).toEqual(['missing-property /activeVariants']);
    expect(problemsOf({ activeVariants: {} })).toEqual(['wrong-type /activeVariants']);
  });

  test.each(Object.keys(VARIANT))('EX-003 has in each of its items %s', (name) => {
    const at = `/activeVariants/0/${name}`;

    expect(problemsOf(withVariant({}))).toEqual([]);
    expect(problemsOf(withVariant({ [name]: undefined }))).toEqual([`missing-property ${at}`]);
    expect(problemsOf(withVariant({ [name]: 7 }))).toEqual([`wrong-type ${at}`]);
  });

  test('EX-003 has in its items nothing else', () => {
    expect(problemsOf(withVariant({ variant: 'a' }))).toEqual([
      'unknown-property /activeVariants/0/variant',
    ]);
  });

  test('takes any status that is a word: one other than ACTIVE says that no visit is registered', () => {
    expect(problemsOf(withVariant({ variantStatus: 'NEW' }))).toEqual([]);
    expect(problemsOf(withVariant({ variantStatus: '' }))).toEqual([
      'too-short /activeVariants/0/variantStatus',
    ]);
  });

  test('leads nowhere but to pages of the site, and to such as there are', () => {
    const elsewhere = withVariant({ variantUrl: 'https://elsewhere.test/en/first-home-loan' });
    const pages = ['/en/home-loan'];

    expect(problemsOf(elsewhere)).toEqual(['unsafe-address /activeVariants/0/variantUrl']);
    expect(problemsOf(withVariant({}), { pages })).toEqual([
      'missing-experiment-page /activeVariants/0/variantUrl',
    ]);
    expect(problemsOf(withVariant({}), { pages: [...pages, '/en/first-home-loan'] })).toEqual([]);
  });
});

describe('an experiment as a browser keeps it', () => {
  const RECORD = {
    key: 'home-loan-advice',
    variant: 'first-home',
    status: 'ACTIVE',
    variantUrl: '/en/first-home-loan',
    experimentUrl: '/en/home-loan',
  };
  const $schema = 'https://experience.local/experiment-record.schema.json';

  test('EX-001 has key, variant, status, variantUrl and experimentUrl, and nothing else', () => {
    expect(problemsOf({ ...RECORD, $schema })).toEqual([]);
    expect(problemsOf({ ...RECORD, variantStatus: 'ACTIVE', $schema })).toEqual([
      'unknown-property /variantStatus',
    ]);
  });

  test.each(Object.keys(RECORD))(
    'EX-001 has a text as its %s; without its key it is none',
    (name) => {
      const wrong = problemsOf({ ...RECORD, [name]: 7, $schema });
      const without = problemsOf({ ...RECORD, [name]: undefined, $schema });

      expect(wrong).toEqual([`wrong-type /${name}`]);
      expect(without).toEqual(name === 'key' ? ['missing-property /key'] : []);
    },
  );
});
