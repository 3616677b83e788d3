import type { Changes, GoodDocument } from './good-documents.testing.ts';

/** A mistake of an author, as a change to a good document. */
export interface Mistake {
  readonly what: string;
  readonly document: GoodDocument;
  readonly changes: Changes;
  /** Its problem, as severity, code and pointer. */
  readonly expected: string;
}

type Row = readonly [what: string, changes: Changes, found: string, pointer?: string];

/** A mistake gives one problem, at the first place that is changed unless another is named. */
export function listMistakes(document: GoodDocument, rows: readonly Row[]): Mistake[] {
  return rows.map(([what, changes, problem, pointer = Object.keys(changes)[0] ?? '']) => ({
    what,
    document,
    changes,
    expected: `${problem} ${pointer}`.trim(),
  }));
}
