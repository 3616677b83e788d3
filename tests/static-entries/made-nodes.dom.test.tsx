import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { registry } from '#registry';
import { liveItems } from '../../renderer/client/live-slot.tsx';
import { itemsOf } from '../../renderer/tree/index.ts';
import { Page, type ViewItem } from '../../renderer/view/index.ts';
import { planFixtures, type PlannedPage } from './planned-fixtures.ts';

interface Sample {
  readonly item: ViewItem;
  readonly page: PlannedPage;
}

const samples = (await planFixtures(registry)).flatMap((page) =>
  itemsOf(page.plan.slots).flatMap((item): Sample[] =>
    item.state === 'static' ? [{ item, page }] : [],
  ),
);

/** An item alone on a page of this window: by React, or as a page that is made in a browser shows it. */
function shown({ item, page: { code, platform } }: Sample, isMadeHere: boolean): HTMLElement {
  const element = document.createElement('div');
  const plan = { slots: [{ name: 'alone', items: [item] }] };
  const live = isMadeHere ? liveItems() : undefined;
  const page = <Page plan={plan} code={code} platform={platform} live={live} />;
  flushSync(() => createRoot(element).render(page));
  return element;
}

/** Each with the one before it of its type, as if an author had made one of the other. */
const edits = samples.flatMap((after, index) => {
  const before = samples.slice(0, index).findLast(({ item }) => item.type === after.item.type);
  return before ? [{ before, after }] : [];
});

/** React leaves a mark on each node that is its own. */
const isReacts = (node: Element) => Object.keys(node).some((name) => name.startsWith('__react'));

describe.each(samples.map((sample) => [`${sample.item.type} ${sample.item.key}`, sample] as const))(
  'a static %s on a page that is made in a browser',
  (_, sample) => {
    test('has the nodes that React gives it, and none of them is React’s', () => {
      const made = shown(sample, true);

      expect(made.innerHTML).toBe(shown(sample, false).innerHTML);
      expect([...made.querySelectorAll('.slot *')].filter(isReacts)).toEqual([]);
    });
  },
);

test.each(edits.map((edit) => [`${edit.after.item.type} ${edit.after.item.key}`, edit] as const))(
  'a static item that becomes %s has the nodes of one that was made so',
  (_, { before, after }) => {
    const { code, platform } = after.page;
    const codes = new Map([...before.page.code, ...code]);
    const element = document.createElement('div');
    const live = liveItems();
    const plan = { slots: [{ name: 'alone', items: [before.item] }] };
    const page = <Page plan={plan} code={codes} platform={platform} live={live} />;
    flushSync(() => createRoot(element).render(page));
    const changed = { ...after.item, key: before.item.key };

    flushSync(() => live.replace(before.item, changed));

    expect(element.innerHTML).toBe(shown({ ...after, item: changed }, false).innerHTML);
  },
);
