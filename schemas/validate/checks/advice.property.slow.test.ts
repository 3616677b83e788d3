import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mistakenPages } from '#tests/mistakes.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { isRecord } from '../../is-record.ts';
import { splitPointer } from '../../problems/pointer.ts';
import { loadKnownChecks } from '../known-checks.ts';
import { checkDocument } from './check-document.ts';

const known = await loadKnownChecks();
const pages = await mistakenPages();

function holderOf(document: unknown, pointer: string): unknown {
  return splitPointer(pointer)
    .slice(0, -1)
    .reduce<unknown>(
      (value, segment) =>
        Array.isArray(value)
          ? value[Number(segment)]
          : isRecord(value)
            ? value[segment]
            : undefined,
      document,
    );
}

test('no advice names a property that the object has already', () => {
  assert(
    property(pages, ({ page }) => {
      const problems = checkDocument(page, known).filter(({ code }) => code === 'unknown-property');

      for (const { pointer, expected = '', suggestion } of problems) {
        const present = Object.keys(holderOf(page, pointer) ?? {});
        const named = [...expected.replace(/^one of: /, '').split(', '), suggestion];
        expect(named.filter((name) => name && present.includes(name))).toEqual([]);
      }
    }),
    { numRuns: countRuns(100, 2_000) },
  );
});

test('every advice is made of full sentences', () => {
  assert(
    property(pages, ({ page }) => {
      const sentences = checkDocument(page, known).flatMap(({ message, fix }) => [message, fix]);

      expect(sentences.filter((text) => !/^[A-Z<"].*\.$/s.test(text))).toEqual([]);
    }),
    { numRuns: countRuns(100, 2_000) },
  );
});
