import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { readOutline } from './read-outline.ts';

afterEach(() => document.body.replaceChildren());

const read = (markup: string) => {
  document.body.innerHTML = markup;
  return [...readOutline(axe, document)].flatMap((found) => {
    if (!found) return [];
    const { part, element } = found;
    const kind = part.kind === 'heading' ? `h${part.level}` : part.role;
    return [`${'  '.repeat(part.depth)}${kind} "${part.name}" ${element.id}`.trimEnd()];
  });
};

test('landmarks and headings stand in the order of the page, with their names and depths', () => {
  const outline = read(`
    <header><nav aria-label="Main"></nav></header>
    <main>
      <h1>A <b>jar</b></h1>
      <section aria-labelledby="rates"><h2 id="rates">Rates</h2></section>
      <h2><img alt="Shops" src="data:,"></h2>
      <div role="heading" aria-level="4">Four</div>
    </main>
    <footer></footer>`);

  expect(outline).toEqual([
    'banner ""',
    '  navigation "Main"',
    'main ""',
    '  h1 "A jar"',
    '  region "Rates"',
    '    h2 "Rates" rates',
    '  h2 "Shops"',
    '  h4 "Four"',
    'contentinfo ""',
  ]);
});

test('nothing is listed that assistive technology does not meet, nor the marks of the tool', () => {
  const outline = read(`
    <section><article><header></header></article></section>
    <h2 hidden>Hidden</h2>
    <div aria-hidden="true"><h2>Silent</h2></div>
    <h2 role="presentation">Plain</h2>
    <div class="playground-marks"><h2>Mark</h2></div>`);

  expect(outline).toEqual([]);
});

test('one element is read with each step, and axe runs again once the reading is given up', async () => {
  document.body.innerHTML = '<main><h1>One</h1><h2>Two</h2></main>';

  const reading = readOutline(axe, document);
  const steps = Array.from({ length: 4 }, () => reading.next().value?.part.name);
  reading.return();

  expect(steps).toEqual([undefined, '', undefined, 'One']);
  await expect(axe.run(document, { runOnly: ['empty-heading'] })).resolves.toMatchObject({
    violations: [],
  });
});
