import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { registry } from '#registry';
import type { PlannedEntry } from '../../renderer/plan/index.ts';
import { listItems } from '../../renderer/tree/index.ts';
import { Page } from '../../renderer/view/index.ts';
import { planFixtures, type PlannedPage } from './planned-fixtures.ts';

/** A static item of a fixture. */
export interface Sample {
  readonly item: PlannedEntry;
  readonly page: PlannedPage;
}

/** Pages of every fixture. */
export const pages: readonly PlannedPage[] = await planFixtures(registry);

export const samples: readonly Sample[] = pages.flatMap((page) =>
  listItems(page.plan.slots).flatMap((item): Sample[] =>
    item.state === 'static' ? [{ item, page }] : [],
  ),
);

/**
 * Returns the HTML that React writes for a sample alone with some props, without the slot of the
 * page around it.
 */
export function byReact(index: number, props: PlannedEntry['props']): string {
  const sample = samples[index];
  if (!sample) throw new Error(`There is no sample ${index}.`);
  const { item, page } = sample;
  const plan = { slots: [{ name: 'alone', items: [{ ...item, props }] }] };
  const { code, platform } = page;
  return renderToStaticMarkup(createElement(Page, { plan, code, platform })).slice(
    '<div class="page__slot" data-slot="alone">'.length,
    -'</div>'.length,
  );
}
