import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { checkDocument } from '#schemas/validate/checks/check-document.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { mistakenPages } from '#tests/mistakes.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { createTextReader } from './document/check-text.ts';

const known = await loadKnownChecks();
const read = createTextReader(known);

test('OP-016 the editor reports of a mistake what the command reports, in all components', async () => {
  const pages = await mistakenPages();

  assert(
    property(pages, ({ page }) => {
      const command = checkDocument(page, known);
      const editor = read('page', JSON.stringify(page, undefined, 2)).problems.map(
        ({ place: _place, ...problem }) => problem,
      );

      expect(editor).toHaveLength(command.length);
      expect(editor).toEqual(expect.arrayContaining([...command]));
    }),
    { numRuns: countRuns(60, 2_000) },
  );
});
