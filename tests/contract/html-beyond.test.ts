import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { registry } from '#registry';
import type { Authored } from '../bench/pages/sample-page.ts';
import { servedDocument } from '../bench/pages/served-document.ts';
import { lightPage } from '../bench/pages/weights.ts';

const COUNT = 1_000;

/**
 * A page may be this many times longer than the markup of its components, with slots, zones and the
 * plan.
 */
const MAX_RATIO = 1.1;

/** Returns the HTML that a server sends inside the page's element, with the plan behind it. */
async function servedPage(components: readonly Authored[]): Promise<string> {
  const html = await servedDocument(components);
  const [, page = '', plan = ''] =
    /<div id="page"[^>]*>(.*)<\/div>(<script .*<\/script>)<\/body>/s.exec(html) ?? [];
  return page + plan;
}

/** Returns the markup of the components themselves. All are of one type. */
async function ownMarkup(components: readonly Authored[]): Promise<string> {
  const entry = registry.entries.find(({ type }) => type === components[0]?.['componentType']);
  const Component: ComponentType<object> | undefined = await entry?.load();
  if (!Component) throw new Error('There is no such component.');
  return components
    .map(({ componentType: _type, ...props }) =>
      renderToStaticMarkup(createElement(Component, props)),
    )
    .join('');
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test('a page of 1,000 light static components is hardly longer than what they say themselves', async () => {
  const components = lightPage(COUNT);

  const served = await servedPage(components);

  const own = await ownMarkup(components);
  expect(served.split('<blockquote').length - 1).toBe(COUNT);
  expect(bytesOf(served) / bytesOf(own)).toBeLessThanOrEqual(MAX_RATIO);
});
