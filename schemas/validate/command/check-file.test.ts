import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { tryCommand } from './try-command.testing.ts';

const WRONG_CARD = { componentType: 'service-card', titel: 'Saver Plus', cardSize: 'huge' };

function validateWith(text: Record<string, string>, document: object = WRONG_CARD) {
  const folder = temporaryFolder({ 'card.invalid.json': document, ...text });
  return tryCommand(folder, ['.']);
}

test('VA-008 an invalid file counts as right when it gives exactly the problems named beside it', async () => {
  const { exitCode, output } = await validateWith({
    'card.invalid.txt': 'wrong-value /cardSize\nunknown-property /titel\n',
  });

  expect(output).toContain('1 file checked, 0 problems.\n');
  expect(exitCode).toBe(0);
});

test.each([
  ['one is missing', 'unknown-property /titel\n', 'Surplus: wrong-value /cardSize.'],
  [
    'one is surplus',
    'unknown-property /titel\nwrong-value /cardSize\ntoo-long /titel\n',
    'Missing: too-long /titel.',
  ],
  [
    'one is named twice',
    'unknown-property /titel\n'.repeat(2),
    'Missing: unknown-property /titel.',
  ],
])('VA-008 it is a problem when %s in the list', async (_name, list, message) => {
  const { exitCode, output } = await validateWith({ 'card.invalid.txt': list });

  expect(output).toContain('card.invalid.json:1:1  error  wrong-problems');
  expect(output).toContain(message);
  expect(output).toContain('1 file checked, 1 problem.');
  expect(exitCode).toBe(1);
});

test('VA-008 it is a problem when nothing is named beside it', async () => {
  const { output } = await validateWith({});

  expect(output).toContain('wrong-problems');
  expect(output).toContain('unknown-property /titel');
});

test('VA-008 it is a problem when the file has nothing wrong and nothing is named', async () => {
  const card = { componentType: 'service-card', title: 'Saver Plus' };

  const { output } = await validateWith({ 'card.invalid.txt': '' }, card);

  expect(output).toContain('Break something in this file');
});

test('a problem of the whole document is named by its code alone', async () => {
  const { output } = await validateWith({ 'card.invalid.txt': 'unfitting-document\n' }, {});

  expect(output).toContain('1 file checked, 0 problems.\n');
});
