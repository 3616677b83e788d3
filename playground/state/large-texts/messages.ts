import type { Reading } from '../document/check-text.ts';
import type { DocumentName } from '../document/names.ts';

/** To the reader: read this. */
export interface ReadRequest {
  readonly id: number;
  readonly name: DocumentName;
  readonly text: string;
}

/** From the reader: what is in it. */
export interface ReadAnswer {
  readonly id: number;
  readonly reading: Reading;
}
