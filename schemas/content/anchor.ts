/**
 * The ids that a document has by itself: the page's elements and data, and where footnotes stand.
 */
export const OWN_IDS = /^(?:page|main|plan|cms-data|note-.*)$/;

const INVISIBLE = /[\u00AD\u200B-\u200D\u2060]/gu;
const BETWEEN_WORDS = /[^\p{Letter}\p{Mark}\p{Number}]+/gu;

/**
 * The words of a heading as a part of an address, in any script: `Picked for November` gives
 * `picked-for-november`.
 */
export const toSlug = (text: string): string => {
  const words = text.normalize('NFC').replace(INVISIBLE, '').toLowerCase().split(BETWEEN_WORDS);
  return words.filter(Boolean).join('-') || 'section';
};
