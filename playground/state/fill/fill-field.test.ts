import { expect, test } from 'vitest';
import { open, type Playground } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import { createComponentReader } from './component-reader.ts';
import { fillField } from './fill-field.ts';

const COMPONENT = '/data/flexZone/flexComponents/0';
const LINKS = `${COMPONENT}/links`;
const pageWith = (component: object) => ({
  data: { flexZone: { flexComponents: [{ componentType: 'link-list', ...component }] } },
});

test.each([
  ['two spaces', '  '],
  ['four spaces', '    '],
  ['tabs', '\t'],
])('a field of a page indented by %s is written as the page is', (_, indent) => {
  const textOf = (component: object) =>
    `${JSON.stringify(pageWith(component), undefined, indent)}\n`;
  const fill = fillIn(textOf({ links: [], title: 'x' }));
  const item = { text: 'One', url: '/one' };

  const first = fill({ op: 'add', path: `${LINKS}/-`, value: item });
  const second = fill({ op: 'add', path: `${LINKS}/-`, value: item });
  const third = fill({ op: 'add', path: `${COMPONENT}/action`, value: { link: {} } });
  fill({ op: 'remove', path: `${LINKS}/0` });
  const emptied = fill({ op: 'remove', path: `${LINKS}/0` });

  expect(first).toBe(textOf({ links: [item], title: 'x' }));
  expect(second).toBe(textOf({ links: [item, item], title: 'x' }));
  expect(third).toBe(textOf({ links: [item, item], title: 'x', action: { link: {} } }));
  expect(emptied).toBe(textOf({ links: [], title: 'x', action: { link: {} } }));
});

test('a field of a component in one line keeps it in that line, and leaves all others', () => {
  const before = '{ "data": { "flexZone": {\r\n  "flexComponents": [\r\n';
  const after = '\r\n  ]\r\n} } }\r\n';
  const fill = fillIn(`${before}{ "componentType": "link-list" }${after}`);

  const text = fill({ op: 'add', path: LINKS, value: [{ text: 'One' }] });

  expect(text).toBe(
    `${before}{ "componentType": "link-list", "links": [{ "text": "One" }] }${after}`,
  );
});

/** Fills in fields of a page one after the other; each time returns its text. */
function fillIn(page: string): (change: JsonChange) => string {
  const texts = { ...sampleScenario.texts, page };
  let playground: Playground = open({ ...sampleScenario, texts }, readText);
  const readComponent = createComponentReader();
  return (change) => {
    const asked = { component: COMPONENT, changes: [change], time: 0 };
    playground = fillField(playground, asked, { readText, readComponent });
    return playground.documents.page.text;
  };
}
