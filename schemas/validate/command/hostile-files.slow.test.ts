import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { tryCommand } from './try-command.testing.ts';

/** Work that grows with the square of such a file would not end within a test's time. */
const DEEP = 10_000;

test.each([
  ['of 10 MB', `"${'x'.repeat(10_000_000)}"`, 'document-too-large'],
  ['of depth 10,000', '['.repeat(DEEP) + ']'.repeat(DEEP), 'too-deep\n    /0/0'],
  ['of depth 10,000 and broken', '{"a":'.repeat(DEEP), 'too-deep\n    /a/a'],
  [
    'with __proto__ keys',
    '{"data":{"flexZone":{"__proto__":{}}}}',
    'forbidden-key  /data/flexZone/__proto__',
  ],
  ['with 200,000 wrong items', manyWrongItems(), 'too-large  /checkMarkList'],
])('VA-014 a file %s is reported, and the next file is checked', async (_name, text, problem) => {
  const card = { componentType: 'service-card' };
  const folder = temporaryFolder({ 'a.json': text, 'b.json': card });

  const { exitCode, output } = await tryCommand(folder, ['.']);

  expect(output).toContain(problem);
  expect(output).toContain('b.json:1:1  error  missing-property  /title');
  expect(exitCode).toBe(1);
});

function manyWrongItems(): string {
  const items = `${'1,'.repeat(200_000)}1`;
  return `{"componentType":"service-card","title":"x","checkMarkList":[${items}]}`;
}
