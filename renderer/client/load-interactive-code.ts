import type { ClientPlan } from '../plan/index.ts';
import { loadCode, type EntryCode, type LoadCodeResult, type Registry } from '../registry/index.ts';
import { itemsOf } from '../tree/index.ts';

/** Loads the code of everything that runs in the browser. Its messages came with the plan. */
export async function loadInteractiveCode(
  plan: ClientPlan,
  registry: Registry,
): Promise<LoadCodeResult> {
  const withoutMessages = { messages: () => Promise.resolve({}) };
  const items = itemsOf(plan.slots).filter((item) => item.state === 'interactive');
  const { code, missing } = await loadCode(items, registry, withoutMessages);
  const messages = new Map(Object.entries(plan.messages));
  const withMessages = [...code].map(([name, { Component }]): [string, EntryCode] => {
    const own = messages.get(name);
    return [name, { Component, ...(own && { messages: own }) }];
  });
  return { code: new Map(withMessages), missing };
}
