import { appendPointer } from '#schemas/problems/pointer.ts';
import type { JsonChange } from '../../json-text/change-json.ts';

/** The largest share, by the schema of variants. */
export const MAX_SHARE = 1_000;

/**
 * Reads a share as somebody types it: a whole number from 0 to 1,000. Undefined for what is none,
 * which may be on its way to one.
 */
export function readShare(typed: string): number | undefined {
  const share = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Infinity;
  return share <= MAX_SHARE ? share : undefined;
}

/** Returns the change of the document Experiments that gives a variant another share. */
export function setShare(pointer: string, share: number): readonly JsonChange[] {
  return [{ op: 'add', path: appendPointer(pointer, 'share'), value: share }];
}

/** Returns the change that ends an experiment, or lets it run again. */
export function setEnded(pointer: string, isEnded: boolean): readonly JsonChange[] {
  return [{ op: 'add', path: appendPointer(pointer, 'ended'), value: isEnded }];
}
