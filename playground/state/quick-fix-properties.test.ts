import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { mistakenPages } from '#tests/mistakes.ts';
import { textReader } from './check-text.ts';
import { applyQuickFix, quickFixOf } from './quick-fix.ts';

const read = textReader(await loadKnownChecks());
const pages = await mistakenPages();

test('a quick fix does away with its problem', () => {
  assert(
    property(pages, ({ page }) => {
      const text = JSON.stringify(page, undefined, 2);

      for (const problem of read('page', text).problems) {
        const fix = quickFixOf(problem);
        const after = fix ? read('page', applyQuickFix(text, fix)).problems : [];
        expect(after.map(({ code, pointer }) => `${code} ${pointer}`)).not.toContain(
          `${problem.code} ${problem.pointer}`,
        );
      }
    }),
    { numRuns: 300 },
  );
});
