import { assert, jsonValue, nat, pre, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import schemas from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { appendPointer } from '#schemas/problems/pointer.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { mistakenPages } from '#tests/mistakes.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { formatText } from '../json-text/format-text.ts';
import { createTextReader } from './document/check-text.ts';
import { changeFinder } from './fixes/find-change.ts';
import { applyQuickFix, findQuickFix } from './quick-fix.ts';

const read = createTextReader(await loadKnownChecks());
const findChange = changeFinder(schemas);
const pages = await mistakenPages();

test('a quick fix leaves a formatted text and does away with its problem, and one by the schemas brings no mistake elsewhere', () => {
  assert(
    property(pages, ({ page }) => {
      const text = JSON.stringify(page, undefined, 2);

      const { problems } = read('page', text);
      const places = problems.map(({ pointer }) => pointer);
      for (const problem of problems) {
        const change = findChange({ problem, document: 'page', text });
        const fix = findQuickFix(problem, text, change);
        const fixed = fix ? applyQuickFix(text, fix) : text;
        expect(formatText(fixed)).toBe(fixed);
        const after = fix ? read('page', fixed).problems : [];
        // A part whose spelling is corrected may show new mistakes inside; a part that the fix
        // itself writes may not. A list that the last item has left may bring advice.
        const isOwn = change && !('from' in change);
        const mistakes = after
          .filter(({ severity }) => severity === 'error')
          .map(({ pointer }) => pointer);
        expect(isOwn ? places : mistakes).toEqual(expect.arrayContaining(mistakes));
        expect(after.map(({ code, pointer }) => `${code} ${pointer}`)).not.toContain(
          `${problem.code} ${problem.pointer}`,
        );
      }
    }),
    { numRuns: countRuns(60, 1_000) },
  );
});

const NAME = string({ minLength: 1, maxLength: 12 }).map((name) => `zz${name}`);

test('what removes an unknown member leaves every other value and character as it was', () => {
  assert(
    property(pages, NAME, jsonValue(), ({ page }, name, value) => {
      const holder: object = page;
      pre(!Object.hasOwn(holder, name));
      const text = JSON.stringify({ ...holder, [name]: value }, undefined, 2);

      const problem = read('page', text).problems.find(
        ({ pointer, code }) => code === 'unknown-property' && pointer === appendPointer('', name),
      );
      const fix = problem && findQuickFix(problem, text);

      const whole = JSON.stringify(page, undefined, 2);
      expect(fix ? applyQuickFix(text, fix) : whole).toBe(whole);
    }),
  );
});

test('a comma, a colon or a bracket that was taken away is put back, or no fix is offered', () => {
  assert(
    property(pages, nat(), ({ page }, index) => {
      const text = JSON.stringify(page, undefined, 2);
      const signs = [...text.matchAll(/,(?=\n)|:(?= )|[\]}](?=,?\n)/g)].map((found) => found.index);
      const at = signs[index % signs.length] ?? 0;
      const broken = text.slice(0, at) + text.slice(at + 1);

      const [problem] = read('page', broken).problems;
      const fix = problem && problem.code === 'broken-json' && findQuickFix(problem, broken);

      expect(fix ? JSON.parse(applyQuickFix(broken, fix)) : page).toEqual(page);
    }),
    { numRuns: countRuns(60, 1_000) },
  );
});
