import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { describe, expect, test } from 'vitest';
import { registry } from '#registry';
import { finish } from '#schemas/finish.ts';
import { renderPlan } from '../../renderer/server/render-plan.ts';
import { Page } from '../../renderer/view/index.ts';
import { planFixtures, planPages, type PlannedPage } from './planned-fixtures.ts';

const PAGES = globSync('fixtures/pages/**/*.json').toSorted();

/** What React writes between two texts, to find the first of them in a browser. Nothing static is looked for there. */
const BETWEEN_TEXTS = '<!-- -->';

function expectTheVeryHtmlOf({ plan, code, platform }: PlannedPage): void {
  const byReact = renderToString(createElement(Page, { plan, code, platform }));

  const { html } = finish(renderPlan(plan, code, platform));

  expect(html.replaceAll(BETWEEN_TEXTS, '')).toBe(byReact.replaceAll(BETWEEN_TEXTS, ''));
  expect(html.startsWith('<div class="page__slot"')).toBe(true);
}

describe('QK-004 a page has the very HTML that React would give it whole, ids and hints included', () => {
  test.each(PAGES)('%s', async (path) => {
    const [page] = await planPages(registry, [JSON.parse(readFileSync(path, 'utf8'))]);

    expectTheVeryHtmlOf(page as PlannedPage);
  });

  test('pages of every fixture', async () => {
    const pages = await planFixtures(registry);

    for (const page of pages) {
      expectTheVeryHtmlOf(page);
      expectTheVeryHtmlOf({ ...page, plan: { ...page.plan, isLarge: true } });
    }
  });
});
