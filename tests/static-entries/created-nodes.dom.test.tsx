import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createLiveItemStore } from '../../renderer/client/update/live-slot.tsx';
import { Page } from '../../renderer/view/index.ts';
import { collectFailures } from '../sample/collect-failures.ts';
import { componentPaths, isFirstOf } from '../sample/component-paths.ts';
import { takeSample } from '../sample/take-sample.ts';
import { samples, type Sample } from './by-react.ts';

/** The deep tests try all of them. */
const COUNT = 20;

const typeOf = ({ item }: Sample) => item.type;
const isFirstOfType = isFirstOf(samples, typeOf);
const pathsOf = ({ item }: Sample) => componentPaths(item.type);

/**
 * An item alone on a page of this window: by React, or as a page that is made in a browser shows
 * it.
 */
function shown({ item, page: { code, platform } }: Sample, isMadeHere: boolean): HTMLElement {
  const element = document.createElement('div');
  const plan = { slots: [{ name: 'alone', items: [item] }] };
  const live = isMadeHere ? createLiveItemStore() : undefined;
  const page = <Page plan={plan} code={code} platform={platform} live={live} />;
  flushSync(() => createRoot(element).render(page));
  return element;
}

/** Each with the one before it of its type, as if an author had made one of the other. */
const edits = samples.flatMap((after, index) => {
  const before = samples.slice(0, index).findLast(({ item }) => item.type === after.item.type);
  return before ? [{ before, after }] : [];
});
const isFirstEdit = isFirstOf(edits, ({ after }) => typeOf(after));

/** React leaves a mark on each node that is its own. */
const isReacts = (node: Element) => Object.keys(node).some((name) => name.startsWith('__react'));

test('a static item of a page that is made in a browser has the nodes that React gives it, and none of them is React’s', async () => {
  const sample = takeSample(samples, { count: COUNT, pathsOf, always: isFirstOfType });

  const failures = await collectFailures(
    sample,
    ({ item }) => `${item.type} ${item.key}`,
    (each) => {
      const made = shown(each, true);

      expect(made.innerHTML).toBe(shown(each, false).innerHTML);
      expect([...made.querySelectorAll('.slot *')].filter(isReacts)).toEqual([]);
    },
  );

  expect(failures).toEqual([]);
});

test('a static item that becomes another one has the nodes of one that was made so', async () => {
  const sample = takeSample(edits, {
    count: COUNT,
    pathsOf: ({ after }) => pathsOf(after),
    always: isFirstEdit,
  });

  const failures = await collectFailures(
    sample,
    ({ after }) => `${after.item.type} ${after.item.key}`,
    ({ before, after }) => {
      const { code, platform } = after.page;
      const codes = new Map([...before.page.code, ...code]);
      const element = document.createElement('div');
      const live = createLiveItemStore();
      const plan = { slots: [{ name: 'alone', items: [before.item] }] };
      const page = <Page plan={plan} code={codes} platform={platform} live={live} />;
      flushSync(() => createRoot(element).render(page));
      const changed = { ...after.item, key: before.item.key };

      flushSync(() => live.replace(before.item, changed));

      expect(element.innerHTML).toBe(shown({ ...after, item: changed }, false).innerHTML);
    },
  );

  expect(failures).toEqual([]);
});
