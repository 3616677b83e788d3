import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { registry } from '#registry';
import { finish } from '#schemas/finish.ts';
import { withoutRuns } from '#tests/without-runs.ts';
import { renderPlan } from '../../renderer/server/render-plan.ts';
import { Page } from '../../renderer/view/index.ts';
import { collectFailures } from '../sample/collect-failures.ts';
import { takeSample } from '../sample/take-sample.ts';
import { pages } from './by-react.ts';
import { planPages, type PlannedPage } from './planned-fixtures.ts';

const PATHS = globSync('fixtures/pages/**/*.json').toSorted();
/** The deep tests render all of them. */
const SAMPLED_PAGES = 5;

/**
 * React writes this between two texts, to find the first of them in a browser. Nothing static is
 * looked for there.
 */
const BETWEEN_TEXTS = '<!-- -->';

const compared = (html: string) => withoutRuns(html.replaceAll(BETWEEN_TEXTS, ''));

/** Holds a page, rendered at once and in chunks, against what React would render. */
function expectReacts({ plan, code, platform }: PlannedPage): void {
  const byReact = compared(renderToString(createElement(Page, { plan, code, platform })));

  for (const isLarge of [false, true]) {
    const { html } = finish(renderPlan({ ...plan, isLarge }, code, { platform }));
    expect(compared(html)).toBe(byReact);
    // No hint stands in front of it.
    expect(html.startsWith('<div class="page__slot"')).toBe(true);
  }
}

test('QK-004 every page is what React would render, place by place, at once and in chunks', async () => {
  const sample = takeSample(PATHS, { count: SAMPLED_PAGES, pathsOf: (path) => [path] });

  const failures = await collectFailures(sample, String, async (path) => {
    const planned = await planPages(registry, [JSON.parse(readFileSync(path, 'utf8'))]);
    planned.forEach(expectReacts);
  });

  expect(failures).toEqual([]);
});

test('QK-004 so are pages of every fixture', () => {
  pages.forEach(expectReacts);
});
