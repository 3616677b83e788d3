import { setImmediate as nextTurn } from 'node:timers/promises';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryHost, type MemoryHost } from '../../host/memory/index.testing.ts';
import {
  sampleEntries,
  sampleExperience,
  samplePlatform,
  shellEntry,
  textEntry,
} from '../../create-plan/sample-site.testing.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import { defineEntry } from '../../registry/entry.ts';
import type { Entry, ErrorMessage, ShellProps } from '../../registry/index.ts';
import { createExperience, type Experience } from '../start/create-experience.ts';
import { mountPlan } from './mount-page.ts';
import './page-skeleton.ts';

const registry = createRegistry(
  [
    ...sampleEntries,
    shellEntry('page-skeleton', {
      load: () => Promise.resolve(() => <output>the page is loading</output>),
    }),
  ],
  {
    replace: [
      defineEntry<ShellProps<ErrorMessage>>({
        kind: 'shell',
        type: 'error-card',
        interactive: false,
        load: () => Promise.resolve(({ data }: ShellProps<ErrorMessage>) => data?.text),
        check: () => Promise.resolve({ check: () => [], shape: {} }),
      }),
    ],
  },
);

const found = () =>
  Response.json({
    data: { flexZone: { flexComponents: [{ componentType: 'note', text: 'Hi' }] } },
  });

let started: Promise<Experience> | undefined;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(async () => {
  await started?.then(({ dispose }) => dispose()).catch(() => undefined);
  started = undefined;
  document.body.replaceChildren();
});

interface Opened {
  readonly host: MemoryHost;
  readonly answer: (response: Response) => void;
}

/** Starts a page whose content service answers when the test says so. */
async function open(parts = registry): Promise<Opened> {
  const asked = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const host = createMemoryHost({
    fetch: () => {
      asked.resolve();
      return promise;
    },
  });
  started = createExperience(window, { registry: parts, experience: sampleExperience, host });
  await asked.promise;
  return { host, answer: resolve };
}

/** Moves the clock, and lets what fell due load its code, which is there already. */
async function advance(host: MemoryHost, durationMs: number): Promise<void> {
  await host.clock.advance(durationMs);
  for (let turn = 0; turn < 20; turn += 1) await host.nextTurn();
}

interface WaitingEntry {
  readonly entry: Entry;
  /** Resolves once its code is asked for. */
  readonly asked: Promise<void>;
  readonly resolve: (component: () => ReactNode) => void;
}

/** An entry whose code arrives when the test says so. */
function waitingEntry(entryWith: (load: Entry['load']) => Entry): WaitingEntry {
  const asked = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<() => ReactNode>();
  const entry = entryWith(() => {
    asked.resolve();
    return promise;
  });
  return { entry, asked: asked.promise, resolve };
}

/**
 * Mounts a page whose last code arrives so many turns of the microtask queue before that of its
 * skeleton.
 */
async function mountBeforeSkeleton(turns: number): Promise<string> {
  const note = waitingEntry((load) => textEntry('note', { load }));
  const waiting = waitingEntry((load) => shellEntry('page-skeleton', { load }));
  const parts = createRegistry([note.entry, waiting.entry]);
  const { platform, host } = samplePlatform({ fetch: () => Promise.resolve(found()) });
  const element = document.createElement('div');
  const loadRegistry = () => Promise.resolve(parts);
  const mounted = mountPlan({ element, registry: parts, loadRegistry, platform });
  await note.asked;
  await host.clock.advance(150);
  await waiting.asked;

  note.resolve(() => 'Hi');
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  waiting.resolve(() => <output>the page is loading</output>);
  const { unmount } = await mounted;
  await advance(host, 0);
  const shown = element.textContent;
  unmount();
  return shown;
}

const skeleton = () => screen.queryByText('the page is loading');

describe('the skeleton of a page that is made in a browser', () => {
  test('FP-016 shows only once loading exceeds 150 ms', async () => {
    const { host, answer } = await open();

    await advance(host, 149);
    expect(skeleton()).toBeNull();
    await advance(host, 1);

    expect(await screen.findByText('the page is loading')).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(skeleton());
    answer(found());
    await started;
  });

  test.each([
    ['loaded', found, 'Hi'],
    [
      'error',
      () => new Response('', { status: 500 }),
      'Something went wrong. Please try again later.',
    ],
  ])('FP-015 loading ends as %s, and the skeleton is gone', async (_, response, text) => {
    const { host, answer } = await open();
    await host.clock.advance(150);
    const main = (await screen.findByText('the page is loading')).closest('main');

    answer(response());
    await started;

    expect(skeleton()).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent(text);
    // An element that stayed in place could be seen to move.
    expect(screen.getByRole('main')).not.toBe(main);
  });

  test('FP-016 never shows after a page that came in time', async () => {
    const { host, answer } = await open();
    answer(found());
    await started;

    await advance(host, 10_000);

    expect(screen.getByRole('main')).toHaveTextContent('Hi');
    expect(skeleton()).toBeNull();
  });

  test('is left out where a registry has none', async () => {
    const { host, answer } = await open(createRegistry(sampleEntries));
    await host.clock.advance(200);

    answer(found());
    await started;

    expect(screen.getByRole('main')).toHaveTextContent('Hi');
    expect(host.messages).toEqual([]);
  });

  test('never shows where the address leads elsewhere', async () => {
    const host = createMemoryHost({ url: 'https://www.sample.test/' });
    started = createExperience(window, { registry, experience: sampleExperience, host });

    expect((await started).rendered).toBeUndefined();
    await advance(host, 1000);

    expect(document.getElementById('page')).toBeEmptyDOMElement();
  });

  test('FP-016 never replaces the page, whenever its code arrives', async () => {
    const replacedAfter: number[] = [];
    for (let turns = 0; turns < 12; turns += 1) {
      const shown = await mountBeforeSkeleton(turns);
      if (!shown.includes('Hi')) replacedAfter.push(turns);
    }

    expect(replacedAfter).toEqual([]);
  });

  test('does not stay where making the page fails', async () => {
    const asked = Promise.withResolvers<void>();
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { platform, host } = samplePlatform({
      fetch: () => {
        asked.resolve();
        return promise;
      },
    });
    const element = document.createElement('div');
    const mounted = mountPlan({
      element,
      registry,
      loadRegistry: () => Promise.resolve(registry),
      platform,
    });
    await asked.promise;
    await advance(host, 150);
    expect(element).toHaveTextContent('the page is loading');

    // No address to make a page for.
    Object.assign(host, { url: () => ({}) });
    resolve(found());
    await expect(mounted).rejects.toThrow(TypeError);

    await nextTurn();
    expect(element).toBeEmptyDOMElement();
  });
});
