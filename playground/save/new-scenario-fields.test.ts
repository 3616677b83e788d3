import { describe, expect, test } from 'vitest';
import { readText, sampleScenario } from '../state/sample-scenario.testing.ts';
import { change, choose, open } from '../state/playground.ts';
import type { NewScenario } from './new-scenario.ts';
import { changeTitle, findFieldErrors, suggestNew, type Taken } from './new-scenario-fields.ts';

const sample = open(sampleScenario, readText);
const TAKEN: Taken = {
  scenarios: [{ id: 'home/en', scenario: { title: 'Home', page: { fixture: 'en/individuals' } } }],
  files: [
    'scenarios/home/mine.json',
    'scenarios/home/mine-2.json',
    'pages/fr/particuliers/spring.json',
    'pages/de/privatkunden/own.json',
  ],
};
const SAID: NewScenario = {
  kind: 'page',
  title: 'Own',
  tags: 'home',
  id: 'home/own',
  page: 'fr/particuliers/own',
  locales: [],
};

const errorsOf = (said: Partial<NewScenario>, reported: readonly string[] = []) =>
  findFieldErrors({ playground: sample, reported }, { ...SAID, ...said }, TAKEN);

describe('the fields of a new scenario', () => {
  test('begin with what is open: a state of its page, or a page of its own once that was changed', () => {
    const edit = { document: 'page', text: '{ "data": {} }', kind: 'typed', time: 0 } as const;
    const changed = choose(change(sample, edit, readText), 'locale', 'de-DE');

    expect(suggestNew(sample)).toEqual({
      kind: 'state',
      title: '',
      tags: 'section-title',
      id: 'section-title/',
      page: 'fr/particuliers/',
      locales: [],
    });
    expect(suggestNew(changed)).toMatchObject({ kind: 'page', page: 'de/privatkunden/' });
  });

  test('have names after the title, free ones, until they are given by hand', () => {
    const first = changeTitle(
      { ...SAID, title: '', id: 'home/', page: 'fr/particuliers/' },
      'Spring',
      TAKEN,
    );
    const second = changeTitle(first, 'Für Größe & Œuvre', TAKEN);
    const third = changeTitle({ ...second, page: 'fr/particuliers/own' }, 'Mine', TAKEN);

    expect([first.id, first.page]).toEqual(['home/spring', 'fr/particuliers/spring-2']);
    expect([second.id, second.page]).toEqual([
      'home/fuer-groesse-oeuvre',
      'fr/particuliers/fuer-groesse-oeuvre',
    ]);
    expect([third.id, third.page]).toEqual(['home/mine-3', 'fr/particuliers/own']);
  });

  test('are right where nothing is in the way', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ kind: 'state', page: '' })).toEqual({});
    expect(errorsOf({ tags: 'broken' }, ['unknown-component'])).toEqual({});
  });

  test.each<[keyof NewScenario, string, string]>([
    ['title', '  ', 'newTitleRule'],
    ['title', 'x'.repeat(121), 'newTitleRule'],
    ['title', 'Home ', 'newTitleTaken'],
    ['tags', ' ', 'newTagsRule'],
    ['tags', 'home Spring', 'newTagsRule'],
    ['tags', 'home broken', 'newNotBroken'],
    ['id', 'mine', 'newIdWrong'],
    ['id', 'home/', 'newIdWrong'],
    ['id', 'home/Mine', 'newIdWrong'],
    ['id', 'home/my--own', 'newIdWrong'],
    ['id', 'home/mine-', 'newIdWrong'],
    ['id', '../mine', 'newIdWrong'],
    ['id', 'home/spring/own', 'newIdWrong'],
    ['id', `home/${'a'.repeat(65)}`, 'newIdWrong'],
    ['page', '', 'newPageWrong'],
    ['page', '/mine', 'newPageWrong'],
    ['page', 'fr/particuliers/../mine', 'newPageWrong'],
    ['page', 'fr/particuliers/mine.json', 'newPageWrong'],
    ['page', 'fr/particuliers/a/b/c/d', 'newPageWrong'],
    ['page', 'somewhere/else', 'newPageWrong'],
  ])('say what is wrong with a %s like %j', (member, value, message) => {
    expect(errorsOf({ [member]: value })).toMatchObject({ [member]: { message } });
  });

  test('name what is free where a name is taken, in each language', () => {
    expect(errorsOf({ id: 'home/mine', page: 'fr/particuliers/spring' })).toEqual({
      id: { message: 'newIdTaken', free: 'home/mine-3' },
      page: { message: 'newPageTaken', free: 'fr/particuliers/spring-2' },
    });
    expect(errorsOf({ locales: ['de-DE'] })).toEqual({
      page: { message: 'newPageTaken', free: 'fr/particuliers/own-2' },
    });
  });

  test('refuse a state of a page whose change cannot be written back', () => {
    const edit = { document: 'page', text: '{ "data": {} }', kind: 'typed', time: 0 } as const;
    const playground = change(sample, edit, readText);
    const errorsAs = (kind: NewScenario['kind']) =>
      findFieldErrors({ playground, reported: [] }, { ...SAID, kind }, TAKEN);

    expect(errorsAs('state')).toEqual({ kind: { message: 'newStateChanged' } });
    expect(errorsAs('page')).toEqual({});
  });
});
