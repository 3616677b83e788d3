import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import schemas from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { listMacroNames } from '#schemas/validate/content-names.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../environment/experience.ts';
import { loadFixtureContent } from '../environment/fixture-content.ts';
import { fixtureFiles } from '../environment/fixture-files.ts';
import { translatorFor } from '../environment/messages.ts';
import { createTextReader } from './document/check-text.ts';
import { changeFinder } from './fixes/find-change.ts';
import { HOME_MISTAKES } from './home-mistakes.testing.ts';
import { applyQuickFix, findQuickFix, formatQuickFixTitle } from './quick-fix.ts';

const HOME = readFileSync('fixtures/pages/en/individuals.json', 'utf8');
const MACROS = ['general', 'loans', 'savings'].flatMap((name) =>
  listMacroNames(JSON.parse(readFileSync(`fixtures/macros/${name}.json`, 'utf8'))),
);
const content = { ...(await loadFixtureContent(fixtureFiles, fixtureFiles)), macros: MACROS };
const read = createTextReader(await loadKnownChecks(experience), content);
const findChange = changeFinder(schemas);
const t = translatorFor('en-GB');

test('the page that mistakes are typed into has none', () => {
  expect(read('page', HOME).problems).toEqual([]);
});

test.each(HOME_MISTAKES)(
  '$kind is one problem at its place',
  ({ right, wrong, code, at, fix, restores }) => {
    const text = HOME.replace(right, wrong);
    expect(text).not.toBe(HOME);

    const { problems } = read('page', text);
    const found = problems.filter((problem) => problem.code === code);
    const [problem] = found;
    if (!problem) throw new Error(`Nothing is reported but ${JSON.stringify(problems)}.`);
    const change = findChange({ problem, document: 'page', text });
    const edit = findQuickFix(problem, text, change);
    const after = edit && applyQuickFix(text, edit);

    expect(found).toHaveLength(1);
    expect(problem.pointer.endsWith(at)).toBe(true);
    expect(problem.fix).toMatch(/^[A-Z].+\.$/s);
    expect(formatQuickFixTitle({ problem, text }, t, change)).toBe(fix);
    const rest = after === undefined ? [] : read('page', after).problems;
    expect(rest.filter((each) => each.code === code)).toEqual([]);
    expect(after === HOME).toBe(restores === true);
  },
);

test('at least two thirds of the mistakes have a fix, and each kind has two', () => {
  const kinds = Map.groupBy(HOME_MISTAKES, ({ code }) => code);

  expect(HOME_MISTAKES.filter(({ fix }) => fix !== undefined).length).toBeGreaterThan(
    (HOME_MISTAKES.length * 2) / 3,
  );
  expect(kinds.size).toBeGreaterThan(12);
});
