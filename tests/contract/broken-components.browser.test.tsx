import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createRegistry, type Entry } from '#renderer';
import { servePage, type LivingPage } from './served-page.ts';
import { quiet, testPart, works } from './test-component.tsx';

/** Server and browser are the same window here: what breaks only in a browser waits for this. */
const browser = { isHere: false, renders: 0 };
let living: LivingPage | undefined;

beforeEach(() => {
  browser.isHere = false;
  browser.renders = 0;
});
afterEach(() => {
  living?.experience.dispose();
  document.body.replaceChildren();
});

const throwsInRender = testPart('fragile', () => {
  if (browser.isHere) throw new Error('no render today');
  return <p>fragile</p>;
});

const throwsInFirstRenderOnly = testPart('fragile', () => {
  if (browser.isHere) browser.renders += 1;
  if (browser.renders === 1) throw new Error('no first render today');
  return <p>fragile</p>;
});

const throwsInEffect = testPart('fragile', () => {
  useEffect(() => {
    throw new Error('no effect today');
  }, []);
  return <p>fragile</p>;
});

const throwsInUpdate = testPart('fragile', () => {
  const [count, setCount] = useState(0);
  if (count > 0) throw new Error('no update today');
  return <button onClick={() => setCount(1)}>break</button>;
});

function breakNow(): void {
  throw new Error('no click today');
}

const throwsInHandler = testPart('fragile', () => {
  return <button onClick={breakNow}>break</button>;
});

/**
 * Server and browser share this window's memory, so what an entry remembers of its code is left
 * out.
 */
const doesNotArrive: Entry = {
  ...testPart('fragile', () => null),
  load: () =>
    browser.isHere
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(() => <p>fragile</p>),
};

/** Opens a page on which a fragile part stands between an interactive and a static one. */
async function openPageWith(fragile: Entry): Promise<HTMLInputElement> {
  const { hydrate } = await servePage({
    registry: createRegistry([fragile, works, quiet]),
    components: ['works', 'fragile', 'quiet'].map((componentType) => ({ componentType })),
  });
  const input = page.getByRole('textbox', { name: 'your name' }).element() as HTMLInputElement;
  await userEvent.type(input, 'Ada');
  browser.isHere = true;
  living = await hydrate();
  return input;
}

async function expectNeighboursUntouched(input: HTMLInputElement): Promise<void> {
  expect(page.getByRole('textbox', { name: 'your name' }).element()).toBe(input);
  expect(input.value).toBe('Ada');
  expect(page.getByText('rendered by the server').element()).toBeVisible();
  await page.getByRole('button', { name: 'count 0' }).click();
  await expect.element(page.getByRole('button', { name: 'count 1' })).toBeVisible();
}

const whatIsLeft = () => document.querySelector('[data-type="fragile"]')?.textContent;

test.each([
  {
    when: 'when it is rendered',
    part: throwsInRender,
    reason: 'Component fragile failed: no render today',
    left: '',
  },
  {
    when: 'in its first render only',
    part: throwsInFirstRenderOnly,
    reason: 'no first render today',
    left: 'fragile',
  },
  {
    when: 'in an effect',
    part: throwsInEffect,
    reason: 'Component fragile failed: no effect today',
    left: '',
  },
  {
    when: 'while it is loaded',
    part: doesNotArrive,
    reason: 'The code of fragile could not be loaded',
    left: 'fragile',
  },
])(
  'RN-005 a component that throws $when costs itself only, with one report',
  { tags: ['deep'] },
  async ({ part, reason, left }) => {
    const input = await openPageWith(part);

    await expectNeighboursUntouched(input);

    expect(living?.messages()).toEqual([expect.stringContaining(reason)]);
    expect(whatIsLeft()).toBe(left);
  },
);

test.each([
  {
    when: 'in an update',
    part: throwsInUpdate,
    reason: 'Component fragile failed: no update today',
    left: '',
  },
  { when: 'in an event handler', part: throwsInHandler, reason: 'no click today', left: 'break' },
])(
  'RN-005 a component that throws $when costs itself only, with one report',
  { tags: ['deep'] },
  async ({ part, reason, left }) => {
    const input = await openPageWith(part);

    await page.getByRole('button', { name: 'break' }).click();
    await expectNeighboursUntouched(input);

    expect(living?.messages()).toEqual([expect.stringContaining(reason)]);
    expect(whatIsLeft()).toBe(left);
  },
);
