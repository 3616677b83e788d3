import { createElement } from 'react';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { EntryCode, LoadedCode } from '../registry/load-code.ts';
import type { Plan, TraceStep } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { Page } from '../view/index.ts';

/** What stands on the screen after a page was made anew. */
export interface RenderedPage {
  readonly plan: Plan;
  /** What each step decided, and why. */
  readonly steps: readonly TraceStep[];
}

export interface RerenderOptions {
  readonly root: Root;
  readonly registry: Registry;
  readonly platform: Platform;
}

/** Makes the plan anew and draws it. Undefined where a later call or a redirect took its place. */
export type Rerender = () => Promise<RenderedPage | undefined>;

/**
 * Draws plan after plan into one root. What did not change between two plans is not drawn again: keys,
 * objects and the map of parts stay the same ones.
 */
export function createRerender({ root, registry, platform }: RerenderOptions): Rerender {
  const code = new Map<string, EntryCode>();
  let previous: Plan | undefined;
  let latest = new AbortController();

  return async () => {
    latest.abort();
    const current = new AbortController();
    latest = current;
    const { createTrace, makePlan } = await import('../plan/index.ts');
    const trace = createTrace(platform.host);
    const { signal } = current;
    const outcome = await makePlan({ platform, registry, signal, trace, previous });
    if (signal.aborted || outcome.kind === 'redirect') return undefined;

    keepNew(code, outcome.code);
    previous = outcome.plan;
    const { plan } = outcome;
    // At once, effects included: whoever typed sees it in the next frame.
    flushSync(() => root.render(createElement(Page, { plan, code, platform })));
    return { plan, steps: trace.steps };
  };
}

/** A part that is there already stays the same object, or everything it draws would be drawn again. */
function keepNew(code: Map<string, EntryCode>, loaded: LoadedCode): void {
  for (const [name, part] of loaded) {
    const known = code.get(name);
    if (known?.Component !== part.Component || known.messages !== part.messages)
      code.set(name, part);
  }
}
