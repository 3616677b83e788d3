import { useEffect, useState, type ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createRegistry, defineEntry, type Entry } from '#renderer';
import { servePage, type LivingPage } from './served-page.ts';

/** Server and browser are the same window here: what breaks only in a browser waits for this. */
const browser = { isHere: false };
let living: LivingPage | undefined;

afterEach(() => {
  living?.experience.dispose();
  living = undefined;
  browser.isHere = false;
  document.body.replaceChildren();
});

function ThrowsAtFirstRender() {
  if (browser.isHere) throw new Error('no first render today');
  return <p>fragile</p>;
}

function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('no effect today');
  }, []);
  return <p>fragile</p>;
}

function ThrowsAtUpdate() {
  const [count, setCount] = useState(0);
  if (count > 0) throw new Error('no update today');
  return <button onClick={() => setCount(1)}>break</button>;
}

function ThrowsInHandler() {
  const breakNow = () => {
    throw new Error('no click today');
  };
  return <button onClick={breakNow}>break</button>;
}

function Works() {
  const [count, setCount] = useState(0);
  return (
    <>
      <input aria-label="your name" />
      <button onClick={() => setCount(count + 1)}>count {count}</button>
    </>
  );
}

function part(id: string, Component: ComponentType<object>, isInteractive = true): Entry {
  return defineEntry({
    kind: 'component',
    id,
    interactive: isInteractive,
    load: () => Promise.resolve(Component),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
}

/** A page on which a fragile part stands between one that lives and one that only the server drew. */
async function openPageWith(fragile: Entry): Promise<{ readonly input: HTMLInputElement }> {
  const works = part('works', Works);
  const quiet = part('quiet', () => <p>drawn by the server</p>, false);
  const served = await servePage({
    registry: createRegistry([fragile, works, quiet]),
    components: ['works', fragile.id, 'quiet'].map((componentType) => ({ componentType })),
  });
  const input = page.getByRole('textbox', { name: 'your name' }).element() as HTMLInputElement;
  await userEvent.type(input, 'Ada');
  browser.isHere = true;
  living = await served.hydrate();
  return { input };
}

const theBroken = () => document.querySelector('[data-type="fragile"]');

async function expectNeighboursUntouched(input: HTMLInputElement): Promise<void> {
  expect(page.getByRole('textbox', { name: 'your name' }).element()).toBe(input);
  expect(input.value).toBe('Ada');
  await page.getByRole('button', { name: 'count 0' }).click();
  await expect.element(page.getByRole('button', { name: 'count 1' })).toBeVisible();
  expect(document.body.textContent).toContain('drawn by the server');
}

test.each([
  { where: 'its first render', Component: ThrowsAtFirstRender, reason: 'no first render today' },
  { where: 'an effect', Component: ThrowsInEffect, reason: 'no effect today' },
])('RN-005 a component that throws in $where costs itself only', async ({ Component, reason }) => {
  const { input } = await openPageWith(part('fragile', Component));

  expect(living?.messages()).toEqual([expect.stringContaining(`fragile failed: ${reason}`)]);
  expect(theBroken()?.textContent).toBe('');
  await expectNeighboursUntouched(input);
});

test('RN-005 a component that throws in an update costs itself only', async () => {
  const { input } = await openPageWith(part('fragile', ThrowsAtUpdate));

  await page.getByRole('button', { name: 'break' }).click();

  expect(living?.messages()).toEqual([expect.stringContaining('fragile failed: no update today')]);
  expect(theBroken()?.textContent).toBe('');
  await expectNeighboursUntouched(input);
});

test('RN-005 a component that throws in an event handler stays, and is reported once', async () => {
  const { input } = await openPageWith(part('fragile', ThrowsInHandler));

  await page.getByRole('button', { name: 'break' }).click();

  expect(living?.messages()).toEqual([expect.stringContaining('no click today')]);
  expect(theBroken()?.textContent).toBe('break');
  await expectNeighboursUntouched(input);
});

test('RN-005 a component whose code does not arrive stays as the server drew it', async () => {
  const drawn = part('fragile', () => <p>fragile</p>);
  const lost = { ...drawn, load: () => loadUnlessLost(drawn) };

  const { input } = await openPageWith(lost);

  expect(living?.messages()).toEqual([expect.stringContaining('fragile could not be loaded')]);
  expect(theBroken()?.textContent).toBe('fragile');
  await expectNeighboursUntouched(input);
});

function loadUnlessLost(entry: Entry): ReturnType<Entry['load']> {
  return browser.isHere ? Promise.reject(new TypeError('Failed to fetch')) : entry.load();
}
