import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { VISITED_PAGES } from './pages.ts';
import { openSite } from './visit.ts';
import { wakeUp } from './wake-up.ts';
import { BY_AN_ANSWER } from './watch-page.ts';

const { site, visit } = openSite();

const SCRIPTS = /<script\b([^>]*)>(.*?)<\/script>/gs;

/** Looks at everything: scrolls to the end and opens every answer. */
async function lookAround(page: Page): Promise<void> {
  for (const question of await page.locator('.accordion').getByRole('button').all()) {
    await question.press('Enter');
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test.each(VISITED_PAGES)('RN-013 %s keeps the strict content security policy', async (path) => {
  const response = await site().get(path);
  const html = await response.text();
  const policy = response.headers.get('content-security-policy');
  const { page, expectQuiet } = await visit(path);

  await wakeUp(page);
  await expectQuiet();
  await lookAround(page);

  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(listInlineSources(html)).toEqual(policy?.match(/'sha256-[^']+'/g));
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
  expect(await page.locator('[style]').count()).toBe(0);
  expect(await page.locator('script:not([src], [type="application/json"])').count()).toBe(1);
  await expectQuiet({ moving: BY_AN_ANSWER });
});

/** The names by which a policy knows the scripts that stand in a page, apart from data. */
function listInlineSources(html: string): string[] {
  return [...html.matchAll(SCRIPTS)]
    .filter(([, attributes = '']) => !/ src="\/assets\/|type="application\/json"/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

test('a browser reports what the policy stopped, and the server writes it down', async () => {
  const path = '/en/individuals/contact';
  const { page } = await visit(path, {
    prepare: (window) => window.route(`**${path}`, useFormerReports),
  });

  await page.evaluate('import("data:text/javascript,").catch(() => {})');

  await expect
    .poll(() => site().messages.filter((message) => message.includes('csp-violation')))
    .toEqual([
      expect.stringMatching(
        /^A browser reports csp-violation on http:\/\/127\.0\.0\.1:\d+\/en\/individuals\/contact: directive script-src-elem, blocked data/,
      ),
    ]);
});

/** Only Chromium with a window, over TLS, sends reports to an endpoint that has a name. */
async function useFormerReports(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  const policy = headers['content-security-policy']?.replace('; report-to default', '') ?? '';
  await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
}

test.each([
  ['a style attribute', () => document.body.setAttribute('style', 'color: red'), 'style-src-attr'],
  ['an inline script', addInlineScript, 'require-trusted-types-for'],
  ['a text used as HTML', useTextAsHtml, 'require-trusted-types-for'],
  ['code from elsewhere', 'import("data:text/javascript,").catch(() => {})', 'script-src'],
])('who watches a page notices %s', { tags: ['deep'] }, async (_, breach, directive) => {
  const { page, expectQuiet } = await visit('/en/individuals');

  await page.evaluate(breach);

  expect(await page.evaluate(() => window.watchedViolations)).toEqual([
    expect.stringContaining(directive),
  ]);
  await expect(expectQuiet()).rejects.toThrow('to deeply equal');
});

function addInlineScript(): void {
  const script = document.createElement('script');
  script.append('window.name = "broken"');
  document.body.append(script);
}

function useTextAsHtml(): void {
  try {
    document.body.insertAdjacentHTML('beforeend', '<b>loud</b>');
  } catch {
    // The policy refuses it by throwing; the watcher notices it all the same.
  }
}
