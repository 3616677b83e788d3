import { expect, test } from 'vitest';
import { tryCommand } from './try-command.testing.ts';

const DEAD = new Set(['unanswered-link', 'unknown-anchor']);

test('NA-017 every link of the fixtures leads to a page, a redirect or a route, and to a part that is there', async () => {
  const args = ['fixtures', 'site', '--against', 'fixtures', '--format', 'json'];

  const { output } = await tryCommand('.', args);

  const { files, problems } = JSON.parse(output) as {
    readonly files: number;
    readonly problems: readonly { readonly code: string; readonly file: string }[];
  };
  expect(files).toBeGreaterThan(200);
  expect(problems.filter(({ code }) => DEAD.has(code))).toEqual([]);
});
