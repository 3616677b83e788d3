import { expect, test } from 'vitest';
import { check } from '#schemas/generated/scenario.check.ts';
import { readText, sampleScenario } from '../state/sample-scenario.testing.ts';
import { change, choose, open } from '../state/playground.ts';
import { followId, buildNewScenarioFiles, suggestNew } from './new-scenario.ts';

const { scenario, texts } = sampleScenario;
const patch = [{ op: 'remove', path: '/data/legalZone' } as const];
const files = { 'macros/savings.json': { text: '', version: 'read' } };
const sample = open({ ...sampleScenario, scenario: { ...scenario, patch }, files }, readText);
const SAID = { title: ' Mine ', id: 'home/mine', page: 'fr/particuliers/mine' };

test('a new scenario is itself and its page, as the selects show it and without a patch', () => {
  const chosen = choose(sample, 'session', 'signed-in');

  const { files: made, wrong } = buildNewScenarioFiles(chosen, SAID);

  const [own, page] = made;
  expect(wrong).toBeUndefined();
  expect(made.map(({ path, version }) => [path, version])).toEqual([
    ['scenarios/home/mine.json', null],
    ['pages/fr/particuliers/mine.json', null],
  ]);
  expect(JSON.parse(own?.text ?? '')).toEqual({
    $schema: 'https://experience.local/scenario.schema.json',
    title: 'Mine',
    page: { fixture: 'fr/particuliers/mine' },
    locale: 'fr-BE',
    segment: 'individuals',
    session: 'signed-in',
    viewport: { width: 320 },
  });
  expect(check(JSON.parse(own?.text ?? ''))).toEqual([]);
  expect(page?.text).toBe(texts.page);
});

test('what was changed beside the page is saved with it', () => {
  const edit = { document: 'macros', text: '{ "savings": {} }', kind: 'typed', time: 0 } as const;
  const changed = change(sample, edit, readText);

  expect(buildNewScenarioFiles(changed, SAID).files.slice(2)).toEqual([
    { path: 'macros/savings.json', text: '{}\n', version: 'read' },
  ]);
});

test.each([
  ['title', '  '],
  ['id', 'mine'],
  ['id', 'home/'],
  ['id', 'home/Mine'],
  ['id', 'home/my--own'],
  ['id', 'home/mine-'],
  ['id', '../mine'],
  ['id', `home/${'a'.repeat(65)}`],
  ['id', 'a/b/c/d/e/f'],
  ['page', ''],
  ['page', '/mine'],
  ['page', 'en/../mine'],
  ['page', 'en/mine.json'],
])('it is not saved with a %s like %j', (member, value) => {
  expect(buildNewScenarioFiles(sample, { ...SAID, [member]: value }).wrong).toBe(member);
});

test('its page is suggested beside the present one, in the language that is shown', () => {
  const german = choose(sample, 'locale', 'de-DE');

  expect(suggestNew(sample)).toEqual({
    title: 'A title',
    id: 'section-title/',
    page: 'fr/particuliers/',
  });
  expect(suggestNew(german).page).toBe('de/privatkunden/');
});

test('its page is named like the scenario until it has a name of its own', () => {
  expect(followId('en/individuals/', 'home/', 'home/mine')).toBe('en/individuals/mine');
  expect(followId('en/individuals/mine', 'home/mine', 'home/min')).toBe('en/individuals/min');
  expect(followId('en/individuals/own', 'home/mine', 'home/min')).toBe('en/individuals/own');
});
