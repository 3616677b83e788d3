import type { KnownContent } from '#schemas/validate/known-checks.ts';
import type { Reading } from '../document/check-text.ts';
import type { DocumentName } from '../document/names.ts';

/** The message that asks the reader to read a text. */
export interface ReadRequest {
  readonly id: number;
  readonly name: DocumentName;
  readonly text: string;
  /** The names that it is checked against, as far as they are known. */
  readonly content: KnownContent | undefined;
}

/** The answer of the reader, with the content of the text. */
export interface ReadAnswer {
  readonly id: number;
  readonly reading: Reading;
}
