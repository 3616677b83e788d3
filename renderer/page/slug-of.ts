import { memoizeText } from '../memoize/index.ts';

const INVISIBLE = /[\u00AD\u200B-\u200D\u2060]/gu;
const BETWEEN_WORDS = /[^\p{Letter}\p{Mark}\p{Number}]+/gu;

/**
 * The anchor that a heading's text makes, in any script: `Picked for November` gives
 * `picked-for-november`.
 */
export const slugOf = memoizeText((text: string): string => {
  const words = text.normalize('NFC').replace(INVISIBLE, '').toLowerCase().split(BETWEEN_WORDS);
  return words.filter(Boolean).join('-') || 'section';
});
