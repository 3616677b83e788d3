import { PLAN_BLOCK } from '../host/document-ids.ts';
import { readJsonBlock } from '../host/read-json-block.ts';
import type { ClientPlan } from '../plan/index.ts';

/**
 * The plan that a server left in its document; undefined where none did, or it was cut on its way.
 */
export function readClientPlan(document: Document): ClientPlan | undefined {
  const block = readJsonBlock(document, PLAN_BLOCK);
  return isClientPlan(block) ? block : undefined;
}

/**
 * Returns true if the value looks like a plan. Our own server wrote it into its document, so it
 * needs no further check.
 */
function isClientPlan(value: unknown): value is ClientPlan {
  return typeof value === 'object' && value !== null && 'slots' in value && 'decisions' in value;
}
