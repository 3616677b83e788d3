import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defineEntry, usePendingTask, type Entry } from '#renderer';
import { check } from '#schemas/generated/blocks/feature.check.ts';
import { openOnPage, type FeaturePage } from '../../features/feature-page.testing.tsx';

const ERROR = 'This part cannot be shown right now. Please try again later.';

let page: FeaturePage | undefined;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

/** A feature made for a test, with whatever properties. */
function featureOf(Component: (props: { readonly greeting?: string }) => React.ReactNode): Entry {
  return defineEntry<{ readonly greeting?: string }>({
    kind: 'feature',
    type: 'sample',
    interactive: true,
    load: () => Promise.resolve(Component),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
}

/** Waits for a promise, and tells so. */
function useTask(task: Promise<unknown>): void {
  const emit = usePendingTask();
  useEffect(() => emit(task), [emit, task]);
}

const open = (entry: Entry, feature: Readonly<Record<string, unknown>> = { name: 'sample' }) =>
  openOnPage({ feature, entries: [entry] });
const openHanging = (entry: Entry) =>
  openOnPage({ feature: { name: 'sample' }, entries: [entry], isHanging: true });
const stateOf = () => document.querySelector('.feature-state')?.getAttribute('data-state');

describe('Feature', () => {
  test('BL-007 shows the feature that it names, with its properties and in its variant', async () => {
    const sample = featureOf(({ greeting }) => {
      useTask(DONE);
      return <p>{greeting}</p>;
    });

    page = await open(sample, {
      name: 'sample',
      properties: { greeting: 'hello' },
      variant: 'widget',
    });

    expect(screen.getByText('hello')).toBeVisible();
    expect(document.querySelector('.feature')).toHaveAttribute('data-variant', 'widget');
    expect(page.codes).toEqual([]);
  });

  test('BL-007 stands on the page by itself where it has no variant', async () => {
    page = await open(featureOf(() => (useTask(DONE), null)));

    expect(document.querySelector('.feature')).toHaveAttribute('data-variant', 'plain');
  });

  test('FP-017 FP-020 a feature is pending until the task that it has emitted is complete', async () => {
    page = await openHanging(featureOf(() => (useTask(NEVER), (<p>on its way</p>))));
    expect(stateOf()).toBe('pending');
    expect(document.querySelector('.feature-state')).toHaveAttribute('aria-busy', 'true');
    expect(page.tasks).toEqual(['sample']);
    page.dispose();

    page = await open(featureOf(() => (useTask(DONE), (<p>there</p>))));
    expect(stateOf()).toBe('complete');
    expect(document.querySelector('.feature-state')).toHaveAttribute('aria-busy', 'false');
  });

  test('FP-017 FP-036 a feature whose task fails ends as a message in its place', async () => {
    page = await open(featureOf(() => (useTask(FAILED), (<p>on its way</p>))));

    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(screen.getByRole('alert')).toHaveAttribute('data-type', 'error');
    expect(screen.queryByText('on its way')).toBeNull();
    expect(page.messages).toEqual(['Feature sample failed: no service today']);
  });

  test('FP-036 a feature that throws leaves a message in its place', async () => {
    page = await open(
      featureOf(() => {
        throw new Error('no render today');
      }),
    );

    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(page.codes).toEqual(['feature-failed']);
  });

  test('FP-020 a feature that emits no pending-task has failed', async () => {
    page = await open(featureOf(() => <p>no task</p>));

    await expect.poll(() => page?.codes).toEqual(['feature-failed']);
    expect(page.messages[0]).toContain('it has not emitted the event pending-task');
    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
  });

  test('of several tasks the latest counts', async () => {
    const sample = featureOf(() => {
      const emit = usePendingTask();
      const [isThere, setThere] = useState(false);
      useEffect(() => {
        emit(FAILED);
        emit(DONE.then(() => setThere(true)));
      }, [emit]);
      return isThere ? <p>there</p> : null;
    });

    page = await open(sample);

    expect(screen.getByText('there')).toBeVisible();
    expect(stateOf()).toBe('complete');
    expect(page.tasks).toEqual(['sample', 'sample']);
    expect(page.codes).toEqual([]);
  });

  test('FP-018 a feature without a name is an error, and its place stays empty', async () => {
    page = await open(
      featureOf(() => null),
      { properties: {} },
    );

    expect(page.codes).toEqual(['missing-property']);
    expect(document.querySelector('.feature')).toBeNull();
  });

  test.each([
    [{}, 'missing-property /name'],
    [{ name: '' }, 'too-short /name'],
    [{ name: 5 }, 'wrong-type /name'],
  ])('FP-018 %j has no name', (feature, problem) => {
    const found = check({ componentType: 'feature', ...feature });

    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([problem]);
  });

  test('FP-019 a feature that is not registered is an error, with a message in its place', async () => {
    page = await open(
      featureOf(() => null),
      { name: 'simple' },
    );

    expect(page.messages).toEqual(['Unknown feature: simple. It is not registered.']);
    expect(page.codes).toEqual(['unknown-feature']);
    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
  });

  test('properties that are wrong cost the feature, with a message in its place', async () => {
    page = await openOnPage({
      feature: { name: 'branch-opening-hours', properties: { branch: 5 } },
    });

    expect(page.codes).toEqual(['wrong-type']);
    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(page.requests).toEqual([]);
  });
});

const DONE = Promise.resolve();
const NEVER = new Promise(() => {});
const FAILED = Promise.reject(new Error('no service today'));
FAILED.catch(() => {});
