import { isRecord } from '../is-record.ts';

/** The mbox that a component stands for, and with which of its contents it is shown. */
export interface Offer {
  readonly mbox: string;
  readonly contents: readonly string[];
}

/** The content of those who get no offer (spec: the one named so, or else the first). */
export const DEFAULT_CONTENT = 'default';

/** The label of a component that names contents. */
export const PERSONALIZATION = 'personalization';
const MBOX_AND_CONTENT = /^(?<mbox>[^\s:]+):(?<content>[^\s:]+)$/;

/**
 * Reads the mbox of a component off its taxonomies; undefined where it is for everybody. A
 * component is of one mbox, that of its first key: values of another, or of another form, count for
 * nothing.
 */
export function readOffer(taxonomies: unknown): Offer | undefined {
  if (!Array.isArray(taxonomies)) return undefined;
  const keys = taxonomies.flatMap((taxonomy: unknown) => {
    if (!isRecord(taxonomy) || taxonomy['key'] !== PERSONALIZATION) return [];
    const { values } = taxonomy;
    return Array.isArray(values) ? values.flatMap(readKey) : [];
  });
  const [first] = keys;
  if (!first) return undefined;
  const { mbox } = first;
  const own = keys.filter((key) => key.mbox === mbox).map(({ content }) => content);
  return { mbox, contents: [...new Set(own)] };
}

interface Key {
  readonly mbox: string;
  readonly content: string;
}

/** Reads a value of the form `mbox:content`, and nothing off any other. */
export function readKey(value: unknown): Key[] {
  const { mbox, content } = MBOX_AND_CONTENT.exec(String(value))?.groups ?? {};
  return mbox !== undefined && content !== undefined ? [{ mbox, content }] : [];
}
