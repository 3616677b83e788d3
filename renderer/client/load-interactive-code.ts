import type { ClientPlan, LivePart } from '../plan/client-plan.ts';
import { loadParts, type LoadedParts, type Part } from '../registry/load-code.ts';
import type { Registry } from '../registry/index.ts';
import { partsIn } from './interactive-items.ts';

/** Loads the code of everything that lives in the browser. Its words came with the plan. */
export async function loadLiveParts(plan: ClientPlan, registry: Registry): Promise<LoadedParts> {
  const wordsCameAlready = { messages: () => Promise.resolve({}) };
  const live = partsIn(plan).filter((part): part is LivePart => part.kind === 'live');
  const { parts, missing } = await loadParts(live, registry, wordsCameAlready);
  const messages = new Map(Object.entries(plan.messages));
  const withWords = [...parts].map(([name, { Component }]): [string, Part] => {
    const own = messages.get(name);
    return [name, { Component, ...(own && { messages: own }) }];
  });
  return { parts: new Map(withWords), missing };
}
