import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { tryCommand } from './try-command.testing.ts';

const CARD = {
  componentType: 'service-card',
  title: 'Saver Plus',
  cardSize: 'small',
  intro: 'x'.repeat(111),
};
const ALLOWED = 'longer-than-advised /intro - The picture beside it is higher than seven lines.';

/** Runs the command on the card with such a text beside it. */
async function validateCard(allowances: string, ...flags: string[]) {
  const folder = temporaryFolder({ 'card.json': CARD, 'card.allow.txt': allowances });
  const { output, exitCode } = await tryCommand(folder, [
    'card.json',
    '--format',
    'json',
    ...flags,
  ]);
  const { problems }: { problems: { code: string; message: string }[] } = JSON.parse(output);
  return { exitCode, codes: problems.map(({ code }) => code), problems };
}

test('VA-020 a warning that a line beside its file allows with a reason is none, also with --strict', async () => {
  const before = await validateCard('', '--strict');
  const allowed = await validateCard(`${ALLOWED}\r\n\n`, '--strict');

  expect([before.codes, before.exitCode]).toEqual([['longer-than-advised'], 1]);
  expect([allowed.codes, allowed.exitCode]).toEqual([[], 0]);
});

test.each([
  ['unused-allowance', 'longer-than-advised /title - It is meant to be.'],
  ['unused-allowance', 'shorter-than-advised /intro - It is meant to be.'],
  ['unreadable-allowance', 'longer-than-advised /intro'],
  ['unreadable-allowance', 'longer-than-advised /intro - '],
])('VA-020 %s is the problem of an allowance such as %j', async (code, line) => {
  const { codes, exitCode, problems } = await validateCard(line);

  expect(codes).toEqual([code, 'longer-than-advised']);
  expect(problems[0]?.message).toContain(line.split(' - ', 1)[0]?.trim());
  expect(exitCode).toBe(1);
});

test('VA-020 an error cannot be allowed', async () => {
  const folder = temporaryFolder({
    'card.json': { componentType: 'service-card' },
    'card.allow.txt': 'missing-property /title - It has none.',
  });

  const { output, exitCode } = await tryCommand(folder, ['card.json', '--format', 'github']);

  expect(output).toMatch(/unused-allowance[^]*missing-property/);
  expect(exitCode).toBe(1);
});

test('an allowance of what was not checked is not held against anything', async () => {
  const line = 'unanswered-link /link/url - The page comes next week.';

  expect((await validateCard(`${ALLOWED}\n${line}`)).codes).toEqual([]);
});
