import { expect, test } from 'vitest';
import { isStale } from '../document/draft.ts';
import { change, open } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { findClickedPointer } from './find-place.ts';

const LIST = '/data/flexZone/flexComponents';
const title = (text: string) => ({ componentType: 'section-title', title: text });
const textOf = (...titles: string[]) =>
  JSON.stringify({ data: { flexZone: { flexComponents: titles.map(title) } } }, undefined, 2);

/** A page that was shown with these titles, and whose text is another now. */
function pageWith(titles: readonly string[], text: string) {
  const texts = { ...sampleScenario.texts, page: textOf(...titles) };
  const opened = open({ ...sampleScenario, texts }, readText);
  const edit = { document: 'page', text, kind: 'typed', time: 0 } as const;
  return change(opened, edit, readText).documents.page;
}

test('while the text can be read, a click leads where the page says', () => {
  expect(findClickedPointer(pageWith(['One'], textOf('One', 'Two')), `${LIST}/1`)).toBe(
    `${LIST}/1`,
  );
});

test('while it is broken, a click leads to what stands where it stood, and to nothing else', () => {
  const broken = textOf('Two', 'Three').replace('"Three"', '"Three');
  const draft = pageWith(['One', 'Two', 'Three'], broken);
  const same = pageWith(['One', 'Two'], textOf('One', 'Two').replace('"Two"', '"Two'));

  const pointers = [0, 1, 2].flatMap((index) => [`${LIST}/${index}`, `${LIST}/${index}/title`]);
  expect(draft).toSatisfy(isStale);
  expect(pointers.map((pointer) => findClickedPointer(draft, pointer)).filter(Boolean)).toEqual([]);
  expect(pointers.map((pointer) => findClickedPointer(same, pointer)).filter(Boolean)).toEqual([
    `${LIST}/0`,
    `${LIST}/0/title`,
  ]);
});

test('a component beside one that is wrong is found where the page says', () => {
  const wrong = JSON.parse(textOf('Two', 'Other'));
  wrong.data.flexZone.flexComponents[1].title = 7;
  const draft = pageWith(['One', 'Two'], JSON.stringify(wrong));

  expect(findClickedPointer(draft, `${LIST}/0`)).toBe(`${LIST}/0`);
});
