import { isRecord } from '#schemas/is-record.ts';
import { resolvePointer } from '../structure/component-lists.ts';

/** The places of a component's own words, the most telling first. */
const TITLES = [
  '/title',
  '/coreHeader/title',
  '/coreHeader/campaignTitle/primaryTitle',
  '/cta/textLink/text',
  '/richBody/value',
  '/iconTitle/title',
  '/quote',
  '/body',
  '/name',
  // A list without a title is known by what it begins with.
  '/items/0/title',
  '/steps/0/title',
  '/textLinks/0/text',
  '/android/text',
];

const MAX_CHARACTERS = 80;
const TAG = /<[^>]*>/g;

/**
 * Finds the words by which an author knows a component: its title, else the text that stands for
 * one, without markup. Undefined where it has none.
 */
export function findComponentTitle(component: unknown): string | undefined {
  if (!isRecord(component)) return undefined;
  for (const pointer of TITLES) {
    const text = resolvePointer(component, pointer);
    const words = typeof text === 'string' ? text.replaceAll(TAG, ' ').trim() : '';
    if (words !== '') return words.replaceAll(/\s+/g, ' ').slice(0, MAX_CHARACTERS);
  }
  return undefined;
}
