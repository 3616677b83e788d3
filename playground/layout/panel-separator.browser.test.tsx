import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import '../theme/index.css';
import { App } from '../app.tsx';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { createPlaygroundStore } from '../state/store.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

async function openWindow(width: number, height: number) {
  await page.viewport(width, height);
  const store = createPlaygroundStore({
    source: { list: async () => [sampleScenario], load: async () => sampleScenario },
    loadChecks: loadKnownChecks,
    now: () => 0,
  });
  const environment = sampleEnvironment('https://www.meridia.test/playground/', { mode: 'write' });
  render(
    <App store={store} environment={environment} loadFullEditor={() => new Promise(() => {})} />,
  );
  await act(() => store.getState().start(environment.address()));
  return environment;
}

const border = (name: string) => screen.getByRole('separator', { name });
const widthOf = (id: string) => document.getElementById(id)?.offsetWidth;

const pointerAt = (clientX: number) => ({ clientX, clientY: 300, pointerId: 1, bubbles: true });

/** Drags a border from where it is, as a finger or the mouse does. */
function drag(element: HTMLElement, ...positions: readonly number[]): void {
  const [first = 0, ...rest] = positions;
  // A pointer that the browser does not know cannot be captured.
  element.setPointerCapture = () => {};
  fireEvent.pointerDown(element, pointerAt(first));
  for (const position of rest) fireEvent.pointerMove(element, pointerAt(position));
  fireEvent.pointerUp(element, pointerAt(rest.at(-1) ?? first));
}

test('a border that is dragged takes its panel along, stops at its bounds, and is kept', async () => {
  const environment = await openWindow(1440, 900);
  const before = [widthOf('area-side'), widthOf('area-inspector')];

  drag(border('Border of the side panel'), 272, 300, 340);
  drag(border('Border of the panel on the right'), 1080, 1040);

  expect(before).toEqual([272, 360]);
  expect([widthOf('area-side'), widthOf('area-inspector')]).toEqual([340, 400]);
  expect(environment.settings.get('panels-write')).toContain(
    '"sizes":{"side":340,"inspector":400}',
  );

  drag(border('Border of the side panel'), 340, 2000);
  expect(widthOf('area-side')).toBe(560);
});

test('a panel that is dragged far below its least size folds, and comes back the same way', async () => {
  await openWindow(1440, 900);

  drag(border('Border of the side panel'), 272, 150, 60);
  const folded = widthOf('area-side');
  drag(border('Border of the side panel'), 36, 250);

  expect(folded).toBe(36);
  expect(widthOf('area-side')).toBe(250);
});

test('in a smaller window the page stays the largest, and nothing is cut off', async () => {
  await openWindow(1024, 768);

  const widths = ['area-side', 'area-inspector'].map(widthOf);
  const preview = screen.getByRole('region', { name: 'Preview' }).offsetWidth;

  expect(preview).toBeGreaterThan(Math.max(...widths.map(Number)));
  expect(document.documentElement.scrollWidth).toBe(1024);
});
