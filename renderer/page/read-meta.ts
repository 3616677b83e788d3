import type { CheckModule, Shape } from '#schemas/check-module.ts';
import type { PageMeta } from '#schemas/generated/page-response.ts';
import { dropSurplus } from '../config/index.ts';
import { isRecord } from '#schemas/is-record.ts';
import { HIDDEN, isMisspeltNoIndex, isNoIndex } from './is-no-index.ts';

/**
 * Reads what is said about a page, as far as it can be read: a wrong member costs itself, a wrong
 * alternate too. A member that may have kept search engines away does so, misspelt or in the wrong
 * place: no mistake makes a page more public.
 */
export function readMeta(response: object, envelope: CheckModule): PageMeta {
  const data = 'data' in response && isRecord(response.data) ? response.data : {};
  const { meta } = data;
  const own = isRecord(meta) ? membersOf(meta, envelope) : {};
  const isHidden =
    (meta !== undefined && !isRecord(meta)) ||
    (isRecord(meta) && Object.hasOwn(meta, 'robots') && !Object.hasOwn(own, 'robots')) ||
    hasHidingSurplus({ response, data, meta }, envelope.shape) ||
    (own.robots !== undefined && isMisspeltNoIndex(own.robots));
  return isHidden ? { ...own, robots: HIDDEN } : own;
}

interface Levels {
  readonly response: object;
  readonly data: object;
  readonly meta: unknown;
}

/** Members that nobody knows, at the three levels at which somebody may have written them. */
function hasHidingSurplus({ response, data, meta }: Levels, shape: Shape): boolean {
  const ofData = shape.properties?.['data'];
  const ofMeta = ofData?.properties?.['meta'];
  return (
    isNoIndex(surplusOf(response, shape)) ||
    isNoIndex(surplusOf(data, ofData)) ||
    (isRecord(meta) && isNoIndex(surplusOf(meta, ofMeta)))
  );
}

function surplusOf(value: object, shape: Shape | undefined): [string, unknown][] {
  const known = shape?.properties ?? {};
  return Object.entries(value).filter(([name]) => !Object.hasOwn(known, name));
}

function membersOf(meta: Readonly<Record<string, unknown>>, envelope: CheckModule): PageMeta {
  const result = checkedMeta(meta, envelope);
  if (result) return result;
  return Object.entries(meta).reduce<PageMeta>(
    (members, [name, value]) => ({ ...members, ...memberOf(name, value, envelope) }),
    {},
  );
}

function memberOf(name: string, value: unknown, envelope: CheckModule): PageMeta {
  if (!Array.isArray(value)) return checkedMeta({ [name]: value }, envelope) ?? {};
  const right = value.flatMap((each) => {
    const { [name]: checked } = { ...checkedMeta({ [name]: [each] }, envelope) };
    return Array.isArray(checked) ? checked : [];
  });
  return checkedMeta({ [name]: right }, envelope) ?? {};
}

/** The metadata without what is surplus; undefined where something is wrong even so. */
function checkedMeta(
  meta: object,
  { check }: CheckModule,
): Readonly<Record<string, unknown>> | undefined {
  const read = dropSurplus(check, { data: { meta } });
  const data = read.ok && isRecord(read.value) ? read.value['data'] : undefined;
  return isRecord(data) && isRecord(data['meta']) ? data['meta'] : undefined;
}
