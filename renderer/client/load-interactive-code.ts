import type { Problem } from '../errors/index.ts';
import type { ClientPlan } from '../plan/index.ts';
import { loadCode, type EntryCode, type LoadCodeResult, type Registry } from '../registry/index.ts';
import { listItems } from '../tree/index.ts';
import { shouldRun } from './runs-now.ts';

interface Registries {
  readonly registry: Registry;
  /**
   * Resolves with the whole registry, for what `registry` does not hold: a header around a feature,
   * say.
   */
  readonly loadRegistry: () => Promise<Registry>;
  /** Whether that of deferred features as well. */
  readonly isDeferredDue: boolean;
}

/** Loads the code of everything that runs in the browser. Its messages came with the plan. */
export async function loadInteractiveCode(
  plan: ClientPlan,
  { registry, loadRegistry, isDeferredDue }: Registries,
): Promise<LoadCodeResult> {
  const withoutMessages = { messages: () => Promise.resolve({}) };
  const items = listItems(plan.slots).filter((item) => shouldRun(item, isDeferredDue));
  const isHeld = items.every(({ kind, type }) => registry.get(kind, type));
  // Where the whole does not arrive, what the small one lacks is missing, and the rest runs.
  const holder = isHeld ? registry : await loadRegistry().catch(() => registry);
  const { code, missing } = await loadCode(items, holder, withoutMessages);
  const messages = new Map(Object.entries(plan.messages));
  const withMessages = [...code].map(([name, { Component }]): [string, EntryCode] => {
    const own = messages.get(name);
    return [name, { Component, ...(own && { messages: own }) }];
  });
  const failing = [...missing].filter(isOfFeature).map(toFailing);
  return {
    code: new Map([...withMessages, ...failing]),
    missing: new Map([...missing].filter((one) => !isOfFeature(one))),
  };
}

function isOfFeature([name]: readonly [string, Problem]): boolean {
  return name.startsWith('feature:');
}

/** A feature whose code did not arrive fails like any other, so that a text takes its place. */
function toFailing([name, { message }]: readonly [string, Problem]): [string, EntryCode] {
  const Component = () => {
    throw new Error(message);
  };
  return [name, { Component }];
}
