import type { ClientPlan, LivePart } from '../plan/client-plan.ts';
import { loadCode, type LoadCodeResult, type EntryCode } from '../registry/load-code.ts';
import type { Registry } from '../registry/index.ts';
import { interactiveItemsOf } from './interactive-items.ts';

/** Loads the code of everything that lives in the browser. Its words came with the plan. */
export async function loadInteractiveCode(
  plan: ClientPlan,
  registry: Registry,
): Promise<LoadCodeResult> {
  const wordsCameAlready = { messages: () => Promise.resolve({}) };
  const live = interactiveItemsOf(plan).filter((part): part is LivePart => part.kind === 'live');
  const { code, missing } = await loadCode(live, registry, wordsCameAlready);
  const messages = new Map(Object.entries(plan.messages));
  const withWords = [...code].map(([name, { Component }]): [string, EntryCode] => {
    const own = messages.get(name);
    return [name, { Component, ...(own && { messages: own }) }];
  });
  return { code: new Map(withWords), missing };
}
