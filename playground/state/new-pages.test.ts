import { expect, test } from 'vitest';
import { change, open } from './playground.ts';
import { readText, sampleScenario } from './sample-scenario.testing.ts';
import {
  createNewPageId,
  findPageTitle,
  getTitle,
  isNewPage,
  TEMPLATES,
  toScenarioId,
} from './new-pages.ts';

test.each(TEMPLATES)(
  'a new page has an id that no scenario can have, and is read as its template: %s',
  (template) => {
    const id = createNewPageId(template, 1_800_000_000_000);

    expect([isNewPage(id), toScenarioId(id)]).toEqual([true, `page/${template}`]);
    expect(id).not.toBe(createNewPageId(template, 1_800_000_000_001));
  },
);

test.each(['page/empty', 'page/empty.', 'page/empty.a/b', 'other/empty.a', 'page/empty-a'])(
  '%s is no new page, and is read as what it is',
  (id) => {
    expect([isNewPage(id), toScenarioId(id)]).toEqual([false, id]);
  },
);

test.each<[unknown, string | undefined]>([
  [{ data: { meta: { title: 'Spring' } } }, 'Spring'],
  [{ data: { meta: { title: '  ' } } }, undefined],
  [{ data: { meta: { title: 1 } } }, undefined],
  [{ data: {} }, undefined],
  ['{', undefined],
])('the title of %j is %j', (page, title) => {
  expect(findPageTitle(page)).toBe(title);
});

test('a new page is called as it calls itself, and a scenario by its own title', () => {
  const text = JSON.stringify({ data: { meta: { title: 'Spring' } } });
  const titleAs = (id: string) => {
    const opened = open({ ...sampleScenario, id }, readText);
    return getTitle(change(opened, { document: 'page', text, kind: 'typed', time: 0 }, readText));
  };

  expect([titleAs('page/empty.a'), titleAs('page/other')]).toEqual(['Spring', 'A title']);
});
