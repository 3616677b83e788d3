import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import type { LocatedProblem } from '../report.ts';
import { tryCommand } from '../command/try-command.testing.ts';
import { changeDocument, GOOD_DOCUMENTS, SURROUNDINGS } from './good-documents.testing.ts';
import { MISTAKES } from './mistakes.testing.ts';

/** Lists what the command finds in a document of the folder, with its other files around it. */
async function findProblems(folder: string, document: string): Promise<string[]> {
  const args = [document, '--against', '.', '--format', 'json'];
  const { output } = await tryCommand(folder, args);
  const { problems }: { problems: LocatedProblem[] } = JSON.parse(output);
  return problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`.trim());
}

test('VA-001 the documents that mistakes are made in have none', async () => {
  const folder = temporaryFolder({ ...GOOD_DOCUMENTS, ...SURROUNDINGS });

  const { output } = await tryCommand(folder, ['.', '--against', '.', '--strict']);

  expect(output).toMatch(/files checked, 0 problems\.$/m);
});

test.each(MISTAKES)('%s: each mistake of an author gives its own problem', async (_, mistakes) => {
  const folder = temporaryFolder({ ...GOOD_DOCUMENTS, ...SURROUNDINGS });

  for (const { what, document, changes, expected } of mistakes) {
    const changed = JSON.stringify(changeDocument(document, changes));
    writeFileSync(join(folder, document), changed);
    const problems = await findProblems(folder, document);
    writeFileSync(join(folder, document), JSON.stringify(GOOD_DOCUMENTS[document]));

    expect([what, ...problems]).toEqual([what, expected]);
  }
});
