import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import { registry } from '#registry';
import { finish } from '#schemas/finish.ts';
import { experience } from '#site/experience.ts';
import { makePlan, siteContextOf } from '../../renderer/make-plan/index.ts';
import { createPlatform } from '../../renderer/platform/index.ts';
import { renderPlan } from '../../renderer/server/render-plan.ts';
import { Page } from '../../renderer/view/index.ts';

const PAGES = globSync('fixtures/pages/**/*.json').toSorted();

test.each(PAGES)('%s', async (path) => {
  const page = JSON.parse(readFileSync(path, 'utf8'));
  const host = createMemoryHost({
    url: 'https://www.meridia.test/en/individuals',
    fetch: () => Promise.resolve(Response.json(page)),
  });
  const site = siteContextOf(experience, host);
  const platform = createPlatform({ experience, site }, host);
  const signal = new AbortController().signal;
  const outcome = await makePlan({ platform, registry, signal });
  if (outcome.status !== 'page') throw new Error('The page redirects.');
  const { plan, code } = outcome;
  const whole = renderToString(createElement(Page, { plan, code, platform }));
  const ours = finish(renderPlan(plan, code, platform)).html;
  console.log(
    path,
    whole.length,
    ours.length,
    whole === ours,
    whole.split('<!-- -->').length,
    ours.split('<!-- -->').length,
  );
  expect(ours.replaceAll('<!-- -->', '')).toBe(whole.replaceAll('<!-- -->', ''));
});
