import { describe, expect, test } from 'vitest';
import { createFailurePage } from './current-site.ts';
import { describeBrokenFixture, explainBrokenFixture } from './development-site.ts';

const shown = (error: unknown) => createFailurePage(error).text();

describe('the page in whose place something could not be loaded', () => {
  test('says so to programs, and reloads when a source is saved', async () => {
    const page = createFailurePage(new Error('No.'));

    expect(page.status).toBe(500);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('<script type="module" src="/@vite/client"></script>');
  });

  test('names file, line and column where Vite gives them', async () => {
    const file = `${process.cwd()}/registry/cards/news-card/news-card.tsx`;

    const html = await shown(
      Object.assign(new Error('Unexpected token'), { loc: { file, line: 3, column: 7 } }),
    );

    expect(html).toContain('In <code>registry/cards/news-card/news-card.tsx:3:7</code>');
    expect(html).not.toContain('failure-page.test.ts');
  });

  test('names them where the compiler only prints them', async () => {
    const message =
      'Transform failed\n\u001B[31m  ╭─[ site/server/create-site.ts:41:9 ]\u001B[0m\n';

    const html = await shown(
      Object.assign(new Error(message), { id: `${process.cwd()}/site/server/create-site.ts` }),
    );

    expect(html).toContain('In <code>site/server/create-site.ts:41:9</code>');
    expect(html).not.toContain('\u001B');
  });

  test('names file, line, column and fix of a fixture that is no JSON', async () => {
    const broken = explainBrokenFixture('fixtures', 'pages/a.json', '{\n  "data": {},\n}\n');

    const html = await shown(broken);

    expect(html).toContain('In <code>fixtures/pages/a.json:2:13</code>');
    expect(html).toContain('Broken JSON. A comma stands before the closing brace.');
    expect(html).toContain('<p>Remove this comma. The rest was not checked.</p>');
    expect(describeBrokenFixture(broken)).toBe(
      'fixtures/pages/a.json:2:13 Broken JSON. A comma stands before the closing brace. Remove this comma. The rest was not checked.',
    );
  });

  test('shows the stack where code failed while it ran', async () => {
    expect(await shown(new Error('No.'))).toContain('failure-page.test.ts');
  });

  test('shows code as text', async () => {
    expect(await shown(new Error('<script>alert(1)</script>'))).not.toContain('<script>alert');
  });

  test('shows what was thrown and is no error', async () => {
    expect(await shown('no reason')).toContain('<pre>no reason</pre>');
  });
});
