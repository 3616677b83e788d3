import { HOSTILE_ADDRESSES } from './addresses.ts';
import { HOSTILE_MARKUP } from './markup.ts';

/** Every hostile text: addresses and markup, each once. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set([HOSTILE_ADDRESSES, HOSTILE_MARKUP].flatMap((each) => Object.values(each).flat())),
];
