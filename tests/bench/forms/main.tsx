import '#registry/theme.css';
import { percentile } from '../percentiles.ts';
import type { Figure, Measured } from '../figures.ts';
import { conform } from './conform.tsx';
import { LONG_TEXT, renders, SHORT_TEXT, type Contestant, type MountedForm } from './contestant.ts';
import { lion } from './lion.ts';
import { ours } from './our-form.tsx';
import { reactHookForm } from './react-hook-form.tsx';
import { tanstackForm } from './tanstack-form.tsx';

const PEERS = [reactHookForm, tanstackForm, conform, lion];
const ALL = [ours, ...PEERS];

/** The largest ratios of a key to the best of the others, and of mounting to react-hook-form. */
const MAX_KEY_RATIO = 1.05;
const MAX_MOUNT_RATIO = 1.1;
/** Mounting ten times as many fields may take a tenth more than ten times as long. */
const MAX_GROWTH = 11;

const KEYS = 40;
/** Each form is typed into so often by turns, so that no pause of the machine is one form's own. */
const KEY_ROUNDS = 6;
/** The first keys find caches cold, and do not count. */
const COLD_KEYS = 4;
const MOUNT_ROUNDS = 6;
/** A form whose keys take seconds is typed into no longer than this, and at least eight times. */
const MAX_TYPING_MS = 2_000;
const MIN_KEYS = COLD_KEYS + 4;

interface Keys {
  readonly times: readonly number[];
  /** How many fields were rendered for a key, at the most. */
  readonly rendered: number;
}

async function measureForms(): Promise<Measured> {
  console.info('mounting');
  const few = await measureMounts(100);
  const many = await measureMounts(1_000);
  const figures = listMountFigures(few, many);
  const notes: string[] = [];
  for (const count of [200, 1_000]) {
    console.info(`a key among ${count} fields`);
    // oxlint-disable-next-line no-await-in-loop -- One thing is measured at a time.
    const keys = await measureKeys(count);
    figures.unshift(...listKeyFigures(count, keys));
    notes.push(...describeKeys(count, keys));
  }
  return { figures, notes };
}

function listKeyFigures(count: number, keys: ReadonlyMap<string, Keys>): Figure[] {
  const row = `a key among ${count.toLocaleString('en')} fields`;
  const own = keys.get(ours.name);
  const toFigure = (hundredths: number): Figure => ({
    name: `${row} to its message, p${hundredths}, against the best other`,
    value: percentile(own?.times ?? [], hundredths),
    baseline: Math.min(
      ...PEERS.map(({ name }) => percentile(keys.get(name)?.times ?? [], hundredths)),
    ),
    unit: 'ms',
    bound: MAX_KEY_RATIO,
  });
  const rendered = own?.rendered ?? Number.NaN;
  return [
    toFigure(50),
    toFigure(95),
    { name: `${row}: fields rendered`, value: rendered, unit: 'count', bound: 1 },
  ];
}

function listMountFigures(few: Times, many: Times): Figure[] {
  const value = many.get(ours.name) ?? Number.NaN;
  const common = { value, unit: 'ms' } as const;
  return [
    {
      ...common,
      name: 'mounting 1,000 fields, against react-hook-form',
      baseline: many.get(reactHookForm.name) ?? Number.NaN,
      bound: MAX_MOUNT_RATIO,
    },
    {
      ...common,
      name: 'mounting 1,000 fields, against 100',
      baseline: few.get(ours.name) ?? Number.NaN,
      bound: MAX_GROWTH,
    },
  ];
}

function describeKeys(count: number, keys: ReadonlyMap<string, Keys>): string[] {
  return [...keys].map(([name, { times, rendered }]) => {
    const [median, late] = [50, 95].map((part) => percentile(times, part).toFixed(2));
    return `a key among ${count}: ${name} ${median} ms, p95 ${late} ms, ${rendered} rendered`;
  });
}

/** Types in the middle of each form by turns: each key brings a message, or takes it away. */
async function measureKeys(count: number): Promise<ReadonlyMap<string, Keys>> {
  const results = new Map<string, Keys>();
  for (let round = 0; round < KEY_ROUNDS; round += 1) {
    for (const contestant of rotate(ALL, round)) {
      // oxlint-disable-next-line no-await-in-loop -- They would take each other's time.
      const keys = await inContainer(contestant, count, (form) => typeKeys(form, count));
      const before = results.get(contestant.name) ?? { times: [], rendered: 0 };
      console.info(`${contestant.name}: ${percentile(keys.times, 50).toFixed(2)} ms`);
      results.set(contestant.name, {
        times: [...before.times, ...keys.times],
        rendered: Math.max(before.rendered, keys.rendered),
      });
    }
  }
  return results;
}

async function typeKeys(form: MountedForm, count: number): Promise<Keys> {
  const index = Math.floor(count / 2);
  const input = form.findInput(index);
  // The objects that mounting has left behind are no key's.
  globalThis.gc?.();
  input.focus();
  await takeTurn();
  const times: number[] = [];
  let rendered = 0;
  const begunAt = performance.now();
  for (let key = 0; key < KEYS; key += 1) {
    if (key >= MIN_KEYS && performance.now() - begunAt > MAX_TYPING_MS) break;
    const isShort = key % 2 === 0;
    renders.count = 0;
    const startedAt = performance.now();
    setText(input, isShort ? SHORT_TEXT : LONG_TEXT);
    // oxlint-disable-next-line no-await-in-loop -- The key after it comes once this one is seen.
    await waitForMessage(() => form.showsMessage(index) === isShort);
    layOut();
    if (key >= COLD_KEYS) times.push(performance.now() - startedAt);
    // oxlint-disable-next-line no-await-in-loop -- Work that waits belongs to this key.
    await takeTurn();
    rendered = Math.max(rendered, renders.count);
  }
  return { times, rendered };
}

/** Lion shows a message some turns later, and many where others use the machine. */
const MAX_TURNS = 50_000;

async function waitForMessage(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    if (isThere()) return;
    // oxlint-disable-next-line no-await-in-loop -- Each looks once more.
    await (turn < 10 ? Promise.resolve() : takeTurn());
  }
  throw new Error('A key brought no message, or did not take it away.');
}

type Times = ReadonlyMap<string, number>;

/**
 * Mounts two of the forms by turns, and keeps the best time until each is laid out. No bound speaks
 * of the others, of which some take seconds.
 */
async function measureMounts(count: number): Promise<Times> {
  const best = new Map<string, number>();
  for (let round = -1; round < MOUNT_ROUNDS; round += 1) {
    for (const contestant of rotate([ours, reactHookForm], round + 1)) {
      const startedAt = performance.now();
      let tookMs = Number.NaN;
      // oxlint-disable-next-line no-await-in-loop -- They would take each other's time.
      await inContainer(contestant, count, async () => {
        layOut();
        tookMs = performance.now() - startedAt;
      });
      const { name } = contestant;
      console.info(`${count} fields of ${name}: ${tookMs.toFixed(1)} ms`);
      if (round >= 0) best.set(name, Math.min(best.get(name) ?? Infinity, tookMs));
    }
  }
  return best;
}

async function inContainer<Result>(
  { mount }: Contestant,
  count: number,
  measure: (form: MountedForm) => Promise<Result>,
): Promise<Result> {
  const container = document.createElement('div');
  document.body.append(container);
  const form = await mount(container, count);
  const result = await measure(form);
  form.unmount();
  container.remove();
  await takeTurn();
  globalThis.gc?.();
  return result;
}

/** Sets a text as typing does, behind whatever a library has put over the property. */
function setText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
}

/** Asks for a size, for which the browser lays out the page. */
function layOut(): number {
  return document.body.offsetHeight;
}

function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

const channel = new MessageChannel();

function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.addEventListener('message', () => resolve(), { once: true });
    channel.port1.start();
    channel.port2.postMessage(undefined);
  });
}

Object.assign(window, { measures: { forms: measureForms } });
