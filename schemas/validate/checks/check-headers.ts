import { getComponentType } from '../../components.ts';
import { isRecord } from '../../is-record.ts';
import { getZoneComponents } from '../../page-limits.ts';
import { duplicateHeader } from '../../problems/content-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownChecks } from '../known-checks.ts';

const ZONE = 'mainHeaderZone';
const PERSONALIZATION = 'personalization';

/** Finds a second header in the header zone that visitors would see beside the first. */
export function checkHeaders(document: unknown, { families }: KnownChecks): Problem[] {
  const seen = new Map<string, string>();
  return headerZone(document).flatMap((component, index) => {
    if (families.get(getComponentType(component) ?? '') !== 'headers') return [];
    const pointer = `/data/${ZONE}/flexComponents/${index}`;
    const box = boxOf(component) ?? pointer;
    const [first] = seen.values();
    const isVariant = seen.has(box);
    seen.set(box, first ?? pointer);
    return first === undefined || isVariant ? [] : [duplicateHeader(pointer, first)];
  });
}

function headerZone(document: unknown): readonly unknown[] {
  const data = isRecord(document) ? document['data'] : undefined;
  return isRecord(data) ? getZoneComponents(data[ZONE]) : [];
}

/** The box whose variants replace each other, such as `hero` of `hero:default`. */
function boxOf(component: unknown): string | undefined {
  const taxonomies = isRecord(component) ? component['taxonomies'] : undefined;
  if (!Array.isArray(taxonomies)) return undefined;
  const own: unknown = taxonomies.find((each) => isRecord(each) && each['key'] === PERSONALIZATION);
  const values = isRecord(own) ? own['values'] : undefined;
  const value: unknown = Array.isArray(values) ? values[0] : undefined;
  return typeof value === 'string' ? value.split(':')[0] : undefined;
}
