import { useEffect, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createRegistry, defineEntry, usePendingTask, type Entry } from '#renderer';
import { vitrineEntries } from '#registry';
import { servePage, type LivingPage } from './served-page.ts';

const ERROR = 'This part cannot be shown right now. Please try again later.';
const FEATURE = { componentType: 'feature', name: 'sample' };
const AFTER = { componentType: 'section-title', title: 'After' };
const DONE = Promise.resolve();

/** Server and browser are the same window here: what breaks only in a browser waits for this. */
const browser = { isHere: false };
let living: LivingPage | undefined;

afterEach(() => {
  living?.experience.dispose();
  browser.isHere = false;
  document.body.replaceChildren();
});

function serve(Sample: () => ReactNode, others: Partial<Entry> = {}) {
  const made = defineEntry({
    kind: 'feature',
    type: 'sample',
    interactive: true,
    load: () => Promise.resolve(Sample),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
  // A copy leaves out the code that an entry remembers.
  const sample: Entry = { ...made, ...others };
  const registry = createRegistry([...vitrineEntries, sample]);
  return servePage({ registry, components: [FEATURE, AFTER] });
}

function Works() {
  const emit = usePendingTask();
  useEffect(() => emit(DONE), [emit]);
  return <button>works</button>;
}

test('FP-017 a feature that a server rendered is pending, and complete once it responds', async () => {
  const { element, hydrate, serverMessages } = await serve(Works);
  const button = page.getByRole('button', { name: 'works' }).element();
  expect(element.querySelector('[data-state="pending"]')?.contains(button)).toBe(true);

  living = await hydrate();

  expect(page.getByRole('button', { name: 'works' }).element()).toBe(button);
  const complete = () => element.querySelector('[data-state="complete"]');
  await expect.poll(() => complete()?.contains(button)).toBe(true);
  expect([...serverMessages, ...living.messages()]).toEqual([]);
});

test('FP-036 a feature that throws on the server leaves a message there, which needs no script', async () => {
  const { element, hydrate, serverMessages } = await serve(() => {
    throw new Error('no render today');
  });

  expect(element.querySelector('[role="alert"]')?.textContent).toBe(ERROR);
  expect(element.textContent).toContain('After');
  expect(serverMessages).toEqual([
    expect.stringContaining('Feature sample failed: no render today'),
  ]);

  living = await hydrate();
  expect(element.querySelector('[role="alert"]')?.textContent).toBe(ERROR);
  expect(living.messages()).toEqual([]);
});

test('FP-036 a feature that throws in a browser leaves a message in its place, and no other goes', async () => {
  const { element, hydrate } = await serve(() => {
    if (browser.isHere) throw new Error('no browser today');
    return <Works />;
  });
  const after = element.querySelector('h2');
  browser.isHere = true;

  living = await hydrate();

  await expect.poll(() => element.querySelector('[role="alert"]')?.textContent).toBe(ERROR);
  expect(element.querySelector('h2')).toBe(after);
  expect(living.messages()).toEqual([expect.stringContaining('Feature sample failed')]);
});

test('FP-036 a feature whose code does not arrive leaves a message in its place', async () => {
  const load = () =>
    browser.isHere
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(() => <Works />);
  const { element, hydrate } = await serve(Works, { load });
  browser.isHere = true;

  living = await hydrate();

  await expect.poll(() => element.querySelector('[role="alert"]')?.textContent).toBe(ERROR);
  expect(element.textContent).toContain('After');
  expect(living.messages()).toEqual([
    expect.stringContaining('The code of sample could not be loaded: Failed to fetch'),
  ]);
});
