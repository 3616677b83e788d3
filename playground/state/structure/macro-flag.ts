import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { isRecord } from '#schemas/is-record.ts';
import { resolvePointer } from './component-lists.ts';

/** Tells a page that its texts name macros. */
const FLAG = '/data/hasMacro';

/** Returns the change by which a page says that it has macros; undefined where it says so. */
export function createFlagChange(page: unknown): PatchOperation | undefined {
  const data = resolvePointer(page, '/data');
  if (!isRecord(data) || data['hasMacro'] === true) return undefined;
  return { op: 'hasMacro' in data ? 'replace' : 'add', path: FLAG, value: true };
}
