import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSampleWindow } from '../open-window.testing.tsx';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { unpackTexts } from '../state/link/packed-texts.ts';
import { useAddress } from './use-address.ts';

const START = 'https://www.meridia.test/playground/?scenario=section-title/sample';
const NOW = 1_800_000_000_000;

const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW }),
);
afterEach(() => void vi.useRealTimers());

/** A store whose address nobody else writes, with the hook that does. */
async function openWritten(start = START) {
  const { store, doing, close } = await openSampleWindow({
    query: '?scenario=section-title/sample',
  });
  close();
  const environment = sampleEnvironment(start);
  const { unmount } = renderHook(() => useAddress(store, environment, undefined));
  const hrefs = () => environment.addresses.map(({ href }) => href);
  return { store, environment, hrefs, doing, unmount };
}

/** The time after which a browser that does not tell when it is idle is assumed to be. */
const IDLE_MS = 50;

test('what is on the screen is in the address once nothing has changed for 300 ms', async () => {
  const { doing, hrefs, environment } = await openWritten();

  await doing(({ showTab }) => showTab('macros'));
  await pass(200);
  await doing(({ choose }) => choose('session', 'signed-in'));
  await pass(299);
  const early = hrefs();
  await pass(1);
  await pass(IDLE_MS);

  expect(early).toEqual([START]);
  expect(hrefs()).toEqual([`${START}&tab=macros&session=signed-in`]);
  expect(environment.addressWrittenAt()).toBe(NOW + 500 + IDLE_MS);
});

test('what was edited is in the address', async () => {
  const { doing, hrefs } = await openWritten();

  await doing(({ edit }) => edit('macros', '{"a": 1}'));
  await pass(300);
  await pass(IDLE_MS);

  const edited = () => new URLSearchParams(new URL(hrefs().at(-1) ?? START).hash.slice(1));
  await expect.poll(() => edited().get('edits')).toBeTruthy();
  expect((await unpackTexts(edited().get('edits') ?? '')).edits).toHaveProperty('macros');
});

test('what changes nothing on the screen changes no address', async () => {
  const { doing, environment } = await openWritten();

  await doing(({ noteCaret }) => noteCaret({ line: 1, column: 1 }));
  await pass(300);

  expect(environment.addressWrittenAt()).toBeUndefined();
});

test('another scenario has an address of its own at once, with a way back', async () => {
  const { doing, hrefs, environment } = await openWritten();

  await doing(({ openScenario }) => openScenario('card/full'));

  expect(hrefs().map((href) => decodeURIComponent(href))).toEqual([
    START,
    'https://www.meridia.test/playground/?scenario=card/full',
  ]);
  expect(environment.addressWrittenAt()).toBe(NOW);
});

test('an address that names no scenario stays while the one that is open instead is read and typed in', async () => {
  const { doing, hrefs } = await openWritten(START.replace('sample', 'smaple'));

  await doing(({ showTab }) => showTab('macros'));

  expect(hrefs()).toEqual([START.replace('sample', 'smaple')]);
});

test('an address that a person goes to is opened, and is not written over by what was there before', async () => {
  const { store, doing, hrefs, environment } = await openWritten();
  await doing(({ showTab }) => showTab('macros'));

  environment.goTo('?scenario=card/full&tab=shell', 7);
  await pass(299);
  await doing(() => undefined);
  await pass(0);

  expect(store.getState().playground).toMatchObject({ scenarioId: 'card/full', tab: 'shell' });
  expect(hrefs()).toEqual(['https://www.meridia.test/playground/?scenario=card/full&tab=shell']);
});

test('an address that is about to be written is not written over one that a person goes to', async () => {
  const { store, doing, hrefs, environment } = await openWritten();
  await doing(({ showTab }) => showTab('macros'));
  await pass(300);

  environment.goTo('?scenario=card/full', 7);
  await pass(IDLE_MS);
  await doing(() => undefined);

  expect(store.getState().playground?.scenarioId).toBe('card/full');
  expect(hrefs()).toEqual(['https://www.meridia.test/playground/?scenario=card/full']);
});

test('a window that is closed writes and opens nothing more', async () => {
  const { store, doing, hrefs, environment, unmount } = await openWritten();
  await doing(({ showTab }) => showTab('macros'));

  unmount();
  await pass(300);
  await doing(({ showTab }) => showTab('shell'));
  await pass(300);
  environment.goTo('?scenario=card/full');
  await pass(300);

  expect(hrefs()).toEqual(['https://www.meridia.test/playground/?scenario=card/full']);
  expect(store.getState().playground?.scenarioId).toBe('section-title/sample');
});
