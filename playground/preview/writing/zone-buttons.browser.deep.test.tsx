import '#registry/theme.css';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { boxOf } from '#tests/whole-pixels.ts';
import { SAMPLE_SCENARIO, samplePage } from '../sample-scenario.testing.ts';
import { createScenarioRunner } from '../scenario-runner.ts';
import { createSelecting } from '../selecting/create-selecting.ts';

const HEADER = { pointer: '/data/mainHeaderZone', text: 'Add to Header' };
const CONTENT = { pointer: '/data/flexZone', text: 'Add to Content' };
const LEGAL = { pointer: '/data/legalZone', text: 'Add to Legal' };
const WORDING = {
  text: 'Here',
  language: 'nl-BE',
  zones: [HEADER, { pointer: '/data/freeHeaderZone' }, CONTENT, LEGAL],
};

afterEach(() => {
  document.body.innerHTML = '';
  document.querySelectorAll('[popover]').forEach((layer) => layer.remove());
});

/** Shows a page, on which a person may write. */
async function openPage(page: object) {
  document.body.innerHTML = '<div id="page" class="page" data-layout="default"></div>';
  const runner = createScenarioRunner(window, { hasShell: false });
  await runner.run(SAMPLE_SCENARIO, { page });
  const added: string[] = [];
  const messages: string[] = [];
  const { select, refresh } = createSelecting(window, {
    shown: runner.shown,
    onClicked: () => {},
    onAdd: (pointer) => added.push(pointer),
    onMessage: ({ type }) => messages.push(type),
  });
  // The window hears of clicks for longer than this page is there.
  onTestFinished(() => select({ isSelecting: false }));
  refresh();
  const before = document.body.scrollHeight;
  select({ isSelecting: true, wording: WORDING });
  return { runner, select, refresh, added, messages, growth: document.body.scrollHeight - before };
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('.playground-writing button')];
const names = () => buttons().map(({ textContent }) => textContent);

test('empty zones have buttons between their neighbours, which take no space', async () => {
  const { growth } = await openPage(samplePage('First'));
  const zone = document.querySelector('[data-zone="flexZone"]');
  const [header, legal] = buttons().map(boxOf);
  const content = zone && boxOf(zone);

  expect(names()).toEqual(['Add to Header', 'Add to Legal']);
  expect(header?.top).toBeLessThan(content?.top ?? 0);
  expect(legal?.bottom).toBeGreaterThan(content?.bottom ?? Infinity);
  expect(buttons()[0]?.closest('[lang]')).toHaveProperty('lang', 'nl-BE');
  expect(growth).toBe(0);
});

test('the zones of an empty page stand beside each other, and the focus comes back to the pressed one', async () => {
  const { added } = await openPage({ data: {} });
  const [header, content] = buttons().map(boxOf);

  document.getElementById('main')?.focus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const pressed = document.activeElement;
  buttons()[0]?.focus();
  window.dispatchEvent(new FocusEvent('focus'));

  expect(names()).toEqual(['Add to Header', 'Add to Content', 'Add to Legal']);
  expect(content?.top).toBe(header?.top);
  expect(content?.left).toBeGreaterThan(header?.right ?? Infinity);
  expect(added).toEqual([CONTENT.pointer]);
  expect(pressed).toBe(buttons()[1]);
  expect(document.activeElement).toBe(pressed);
});

test('a button goes once its zone has something, and all do where nobody may write', async () => {
  const { runner, select, refresh } = await openPage({ data: {} });
  await runner.run(SAMPLE_SCENARIO, { page: samplePage('First') });
  refresh();
  const filled = names();
  select({ isSelecting: false, wording: WORDING });
  const asVisitor = names();
  select({ isSelecting: true });

  expect(filled).toEqual(['Add to Header', 'Add to Legal']);
  expect([asVisitor, names()]).toEqual([[], []]);
});

test('whoever is on a button takes back what was done before', async () => {
  const { messages } = await openPage({ data: {} });

  buttons()[0]?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');

  expect(messages).toContain('vitrine:undo');
});
