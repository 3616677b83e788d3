import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { MAX_DOCUMENT_BYTES } from '../../max-document-bytes.ts';
import { loadKnownChecks } from '../known-checks.ts';
import { checkStandardInput } from './standard-input.ts';
import { pageWith, tryCommand } from './try-command.testing.ts';

const CARD = { componentType: 'service-card', title: 'Saver Plus' };

test('- reads a document from standard input and calls it <stdin>', async () => {
  const input = JSON.stringify(pageWith({ ...CARD, cardSize: 'huge' }), null, 2);

  const { exitCode, output } = await tryCommand(temporaryFolder({}), ['-'], { input });

  expect(output).toContain('<stdin>:8:23  error  wrong-value');
  expect(output).toContain('1 file checked, 1 problem.');
  expect(exitCode).toBe(1);
});

test('its schema is found by $schema or by its shape, as that of a file', async () => {
  const cwd = temporaryFolder({});
  const named = { $schema: 'https://experience.local/macros.schema.json', groups: [] };

  const byName = await tryCommand(cwd, ['-'], { input: JSON.stringify(named) });
  const byShape = await tryCommand(cwd, ['-'], { input: JSON.stringify(CARD) });
  const neither = await tryCommand(cwd, ['-'], { input: '{}' });

  expect([byName.exitCode, byShape.exitCode, neither.exitCode]).toEqual([0, 0, 1]);
  expect(neither.output).toContain('unfitting-document');
});

test('it can be named beside files, is read once, and has its place in their order', async () => {
  const cwd = temporaryFolder({ 'a.json': {}, 'b.json': {} });
  const args = ['b.json', '-', 'a.json', '-', '--format', 'json'];

  const { output } = await tryCommand(cwd, args, { input: '{}' });

  const { files, problems }: { files: number; problems: { file: string }[] } = JSON.parse(output);
  expect(files).toBe(3);
  expect(problems.map(({ file }) => file)).toEqual(['b.json', '<stdin>', 'a.json']);
});

test.each([
  ['nothing', '', 'broken-json'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'broken-json'],
  ['more than a document may hold', ' '.repeat(MAX_DOCUMENT_BYTES + 1), 'document-too-large'],
])('%s on standard input is one problem', async (_name, input, code) => {
  const { exitCode, output } = await tryCommand(temporaryFolder({}), ['-'], { input });

  expect(output).toContain(`<stdin>:1:1  error  ${code}`);
  expect(exitCode).toBe(1);
});

test('standard input that cannot be read exits 2 and is named', async () => {
  const reason = Object.assign(new Error('EISDIR'), { code: 'EISDIR', syscall: 'read' });

  const { exitCode, errors } = await tryCommand(temporaryFolder({}), ['-'], { input: reason });

  expect(errors).toBe('<stdin> cannot be read: EISDIR.\n');
  expect(exitCode).toBe(2);
});

test('at a terminal the command says that it waits for input', async () => {
  const { errors } = await tryCommand(temporaryFolder({}), ['-'], { input: '{}', isTTY: true });

  expect(errors).toContain('Type or paste a document');
});

test('it may come in pieces, as text or as bytes', async () => {
  const known = await loadKnownChecks();
  const [head, tail] = ['{"componentType":"service-card","title":"Épar', 'gne é","cardSize":"é"}'];

  const problems = await Promise.all(
    [
      [head, tail],
      [Buffer.from(head), tail],
    ].map((pieces) => checkStandardInput(Readable.from(pieces), { known })),
  );

  for (const found of problems) {
    expect(found).toMatchObject([{ file: '<stdin>', code: 'wrong-value', found: '"é"' }]);
  }
});
