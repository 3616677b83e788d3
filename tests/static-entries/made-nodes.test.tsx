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
