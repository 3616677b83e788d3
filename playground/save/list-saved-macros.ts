import { listChangedMacros } from '../macros/list-changed-macros.ts';
import type { Playground } from '../state/playground.ts';

/** Lists the macros whose values are others than in their files, as `group:key`. */
export function listSavedMacros({ original, documents }: Playground): readonly string[] {
  return listChangedMacros(original.macros, documents.macros.text);
}
