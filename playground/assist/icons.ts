import words from './icon-words.json' with { type: 'json' };
import type { Drawing } from './pictures.ts';

/** An icon that can be written, with the parts of its id. */
export interface KnownIcon extends Drawing {
  readonly name: string;
  /** The set that it is of: `regular` is drawn in outline, `fill` is filled. */
  readonly variation: string;
  /** The words by which people look for it, in the languages of the tool. */
  readonly words: string;
}

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** Describes each drawing by the parts of its id, `namespace:variation:name`. */
export function describeIcons(drawings: readonly Drawing[]): readonly KnownIcon[] {
  return drawings.map((drawing) => {
    const [, variation = '', name = drawing.id] = drawing.id.split(':');
    return { ...drawing, name, variation, words: WORDS.get(name) ?? '' };
  });
}

/** Loads all icons, once somebody looks at one. */
export async function loadIcons(): Promise<readonly KnownIcon[]> {
  const { default: drawings } = await import('#registry/icons.json');
  return describeIcons(drawings);
}
