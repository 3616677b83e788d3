import { cutText } from '#schemas/content/cut-text.ts';
import { isRecord } from '#schemas/is-record.ts';

const MAX_CHARACTERS = 60;
const MAX_LEVELS = 3;

/** The first text in an item, by which people know it among others. */
export function summariseItem(value: unknown): string {
  const text = textIn(value, MAX_LEVELS) ?? '';
  return cutText(
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    MAX_CHARACTERS,
  );
}

function textIn(value: unknown, levels: number): string | undefined {
  if (!isRecord(value) || levels === 0) return undefined;
  const members = Object.entries(value).filter(([name]) => !NAMES.has(name));
  const text = members.find(([, member]) => typeof member === 'string' && member.trim() !== '');
  if (typeof text?.[1] === 'string') return text[1];
  for (const [, member] of members) {
    const inside = textIn(member, levels - 1);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Members that are for machines. */
const NAMES: ReadonlySet<string> = new Set(['componentType', 'cardType', 'cardSize', 'id', 'icon']);
