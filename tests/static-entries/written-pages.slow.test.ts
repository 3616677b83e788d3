import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { registry } from '#registry';
import { finish } from '#schemas/finish.ts';
import { withoutRuns } from '#tests/without-runs.ts';
import { renderPlan } from '../../renderer/server/render-plan.ts';
import { Page } from '../../renderer/view/index.ts';
import { planFixtures, planPages, type PlannedPage } from './planned-fixtures.ts';

const PAGES = globSync('fixtures/pages/**/*.json').toSorted();

/** What React writes between two texts, to find the first of them in a browser. Nothing static is looked for there. */
const BETWEEN_TEXTS = '<!-- -->';

/** A page as React would render it whole, and as it is. */
function bothOf({ plan, code, platform }: PlannedPage) {
  const byReact = renderToString(createElement(Page, { plan, code, platform }));
  const { html } = finish(renderPlan(plan, code, platform));
  return [byReact, html].map((each) => withoutRuns(each.replaceAll(BETWEEN_TEXTS, '')));
}

test.each(PAGES)('QK-004 %s is what React would render, place by place', async (path) => {
  const pages = await planPages(registry, [JSON.parse(readFileSync(path, 'utf8'))]);

  for (const page of pages) {
    const [byReact, html] = bothOf(page);
    expect(html).toBe(byReact);
  }
});

test.each([false, true])('QK-004 so are pages of every fixture, large: %s', async (isLarge) => {
  const pages = await planFixtures(registry);

  for (const page of pages) {
    const [byReact, html] = bothOf({ ...page, plan: { ...page.plan, isLarge } });
    expect(html).toBe(byReact);
    // No hint stands in front of it.
    expect(html?.startsWith('<div class="page__slot"')).toBe(true);
  }
});
