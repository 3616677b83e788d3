import type { SchemaWords } from '../environment/schema-words.ts';
import type { PaletteItem } from './palette-items.ts';

/** A component that can be added, in the words of a language. */
export interface NamedPaletteItem extends PaletteItem {
  readonly label: string;
  readonly detail: string;
}

/**
 * Names a component that can be added. Its type and the English words still find it, as people call
 * it that when they talk to each other.
 */
export function namePaletteItem(
  item: PaletteItem,
  { nameComponent, translate }: SchemaWords,
): NamedPaletteItem {
  const { type, sentence, words } = item;
  const label = nameComponent(type);
  const detail = translate(sentence);
  const english = detail === sentence ? '' : sentence;
  return { ...item, label, detail, words: `${words} ${type} ${english}`.trimEnd() };
}
