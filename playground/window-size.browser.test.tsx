import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registry } from '#registry';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { isRecord } from '#schemas/is-record.ts';
import { takeSample } from '#tests/sample/take-sample.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import './theme/index.css';
import { App } from './app.tsx';
import { fixtureFiles } from './environment/fixture-files.ts';
import { sampleEnvironment } from './environment/sample-environment.testing.ts';
import { loadForms } from './inspector/form/load-forms.ts';
import { sampleScenario } from './state/sample-scenario.testing.ts';
import { createPlaygroundStore } from './state/store.ts';

const LIST = '/data/flexZone/flexComponents';
const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const;

const components = takeSample(
  registry.entries.filter(({ kind }) => kind === 'component'),
  {
    count: 2,
    // Its form has a list whose moves are said beside it, which once made the document longer.
    always: ({ type }) => type === 'accordion',
    pathsOf: ({ family, type }) => [`schemas/${family}/${type}.schema.json`],
  },
);

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

/** Opens the window with one of each of these components on its page, and its inspector. */
async function openWindow(environment = sampleEnvironment()) {
  const full = await Promise.all(
    components.map(({ family, type }) => fixtureFiles.read(`${family}/${type}/full.json`)),
  );
  const flexComponents = full
    .filter(isRecord)
    .map(({ $schema: _schema, id: _id, ...rest }) => rest);
  const text = JSON.stringify({ data: { flexZone: { flexComponents } } }, undefined, 2);
  const scenario = { ...sampleScenario, texts: { ...sampleScenario.texts, page: text } };
  const store = createPlaygroundStore({
    source: { list: async () => [scenario], load: async () => scenario },
    loadChecks: loadKnownChecks,
    now: () => 0,
  });
  environment.matching.add('(min-width: 1600px)');
  await loadForms();
  render(
    <App store={store} environment={environment} loadFullEditor={() => new Promise(() => {})} />,
  );
  await act(() => store.getState().start(environment.address()));
  return store;
}

const inspector = () => within(screen.getByRole('region', { name: 'Inspector' }));

/** Opens all that is folded in the form, until nothing more is. */
async function openAllSections(): Promise<void> {
  for (let depth = 0; depth < 4; depth += 1) {
    const folded = inspector().queryAllByRole('button', { expanded: false });
    await act(async () => folded.forEach((button) => button.click()));
  }
}

/** The size of all that can be scrolled to in the document. */
function documentSize() {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { width: scrollWidth, height: scrollHeight };
}

test('the window stays as it is while a form is open, however long that is', async () => {
  const store = await openWindow();

  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    for (const [index, { type }] of components.entries()) {
      await act(async () => store.getState().select(`${LIST}/${index}`));
      await openAllSections();
      expect(inspector().getAllByRole('textbox').length).toBeGreaterThan(0);
      expect({ type, ...documentSize() }).toEqual({ type, width, height });
    }
  }
});

const listBoxes = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf);

test('on every screen of a phone the page has its layout, and no result is out of sight', async () => {
  await page.viewport(320, 640);
  const environment = sampleEnvironment(undefined, { mode: 'test' });
  environment.matching.add('(max-width: 899.98px)');
  await openWindow(environment);
  const bar = within(screen.getByRole('navigation', { name: 'Parts of the window' }));
  const seen: unknown[] = [];

  for (const button of bar.getAllByRole('button')) {
    await act(async () => button.click());
    const width = document.querySelector('.preview iframe')?.clientWidth ?? 0;
    seen.push([button.textContent, width > 0]);
  }

  expect(seen).toEqual([
    ['Scenarios', true],
    ['Page', true],
    ['Results', true],
  ]);
  const end = Math.min(...listBoxes('.results .region__body').map(({ top }) => top));
  const tabs = listBoxes('.results .region__toggle');
  expect(tabs).toHaveLength(7);
  expect(tabs.filter(({ right, bottom }) => right > 320 || bottom > end)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Faults', expanded: true })).toBeVisible();
});
