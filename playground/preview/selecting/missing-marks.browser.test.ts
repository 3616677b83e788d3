import { afterEach, expect, test } from 'vitest';
import { boxOf } from '#tests/whole-pixels.ts';
import { createMissingMarks } from './create-missing-marks.ts';
import type { Reasons } from '../words-over-page.ts';
import './marks.css';
import { createFailures } from './create-selection-view.ts';
import { findMissingPlaces, type GetReason } from './missing-places.ts';
import type { Plan, PlanItem } from './items-on-page.ts';
import { createSampleItem } from './sample-item.testing.ts';

const missing = (key: string): PlanItem => ({
  state: 'faulty',
  kind: 'component',
  type: 'card',
  key,
  pointer: `/${key}`,
  problems: [
    { code: 'x', severity: 'error', pointer: `/${key}`, message: `No ${key}.`, fix: 'Mend it.' },
  ],
});

const pageWith = (...items: readonly PlanItem[]): Pick<Plan, 'slots'> => ({
  slots: [
    {
      name: 'top',
      items: [{ ...missing('top'), pointer: '' }],
    },
    { name: 'main', items: [], zones: [{ name: 'flexZone', items }] },
  ],
});

const slot = (key: string, inside = '') =>
  `<div data-key="${key}" style="block-size: 100px">${inside}<i style="display: block; block-size: 100px"></i></div>`;

afterEach(() => void (document.body.innerHTML = ''));

interface MarkOptions {
  readonly style?: string;
  readonly getReason?: GetReason;
  readonly reasons?: Reasons;
}

/** Puts a zone with slots on the screen, 400 px wide, and marks what is missing of a page. */
function mark(page: Pick<Plan, 'slots'>, slots: string, options: MarkOptions = {}) {
  const { style = '', getReason, reasons } = options;
  document.body.innerHTML =
    '<div id="page" style="position: absolute; inset: 0 auto auto 0; inline-size: 400px">' +
    `<div data-slot="top" style="block-size: 50px"></div><main id="main"><div data-zone="flexZone" style="${style}">${slots}</div></main></div>` +
    '<div class="playground-marks"></div>';
  const [element, layer] = ['#page', '.playground-marks'].map((each) =>
    document.querySelector<HTMLElement>(each),
  );
  if (!element || !layer) throw new Error('The page was just written.');
  const places = findMissingPlaces(page, element, getReason);
  const marks = createMissingMarks(layer);
  marks.show(places, places.at(-1), reasons);
  return { marks, places, lines: [...layer.querySelectorAll('.playground-marks__missing')] };
}

const boxes = (lines: readonly Element[]) =>
  lines.map((line) => {
    const { left, top, width, height } = boxOf(line);
    return [line.textContent, left, top, width, height];
  });

test('what is missing is marked between what stands there, with its reason', () => {
  const { places, lines } = mark(
    pageWith(
      missing('one'),
      createSampleItem('a'),
      missing('two'),
      missing('three'),
      createSampleItem('b'),
      missing('z'),
    ),
    slot('a') + slot('b'),
  );

  expect(boxes(lines)).toEqual([
    ['No top.', 0, 0, 400, 50],
    ['No one.', 0, 50, 400, 0],
    ['No two. +1', 0, 150, 400, 0],
    ['No z.', 0, 250, 400, 0],
  ]);
  expect(places.flatMap(({ parts }) => parts.map(({ pointer }) => pointer))).toEqual([
    '',
    '/one',
    '/two',
    '/three',
    '/z',
  ]);
  expect(lines.map((line) => line.getAttribute('data-selected'))).toEqual([
    'false',
    'false',
    'false',
    'true',
  ]);
});

test('what is missing between two that stand beside each other has an upright line', () => {
  const { lines } = mark(
    pageWith(createSampleItem('a'), missing('two'), createSampleItem('b')),
    slot('a') + slot('b'),
    {
      style: 'display: grid; grid-template-columns: 1fr 1fr; gap: 20px',
    },
  );

  expect(boxes(lines).at(-1)).toEqual(['No two.', 200, 50, 0, 100]);
});

test('what is missing in a component is marked in it, and where nothing else stands around it', () => {
  const { lines } = mark(
    pageWith(
      createSampleItem('a', [createSampleItem('inner'), missing('two')]),
      createSampleItem('b', [missing('all')]),
    ),
    slot('a', slot('inner')) + slot('b'),
    { style: 'display: grid; gap: 100px' },
  );

  expect(boxes(lines).slice(1)).toEqual([
    ['No two.', 0, 150, 400, 0],
    ['No all.', 0, 250, 400, 100],
  ]);
});

test('a mark is known by the element that was clicked, and is gone with what was missing', () => {
  const { marks, places, lines } = mark(pageWith(missing('one')), '');
  const [label] = lines[1]?.children ?? [];

  const found = label && marks.findPlace(label);
  marks.show([], undefined);

  expect(found).toBe(places[1]);
  expect(document.querySelectorAll('.playground-marks__missing')).toHaveLength(0);
});

const failure = (pointer: string) => ({
  code: 'component-threw',
  severity: 'error' as const,
  pointer,
  message: `${pointer} fell.`,
  fix: 'Mend it.',
});

test('what threw is marked as long as the same stands there, though it is reported once', () => {
  const [a, b] = [createSampleItem('a'), createSampleItem('b', [createSampleItem('inner')])];
  const page = { ...pageWith(a, b), head: {} } as unknown as Plan;
  const failures = createFailures();
  failures.note(page, [failure('/b'), failure('')]);
  failures.note(page, []);
  const slots = slot('a') + '<div data-key="b"></div>';

  const before = mark(page, slots, failures).lines.map((line) => line.textContent);
  const other = pageWith(a, createSampleItem('b'));
  const after = mark(other, slots, failures).lines.map((line) => line.textContent);

  expect([before, after]).toEqual([['No top.', '/b fell.'], ['No top.']]);
});

test('a reason is in the language of the tool, and in English where that has none for it', () => {
  const reasons = { language: 'fr-BE', texts: { 'No one.': 'Rien ici.' } };

  const { lines } = mark(
    pageWith(missing('one'), createSampleItem('a'), missing('two')),
    slot('a'),
    {
      reasons,
    },
  );

  const labels = lines.map((line) => line.querySelector('[lang]'));
  expect(labels.map((label) => [label?.getAttribute('lang'), label?.textContent])).toEqual([
    ['en', 'No top.'],
    ['fr-BE', 'Rien ici.'],
    ['en', 'No two.'],
  ]);
});
