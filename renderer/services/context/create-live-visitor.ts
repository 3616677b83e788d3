import type { ContextValue, Visitor, VisitorFacts } from '../../routing/index.ts';
import { REQUIRED_VALUES, type ContextManager } from './create-context.ts';

/** A visitor of whom more becomes known while a page is open. */
export interface LiveVisitor extends Visitor {
  /** Takes the session of somebody who was nobody before; the same one again changes nothing. */
  readonly enter: (session: Visitor) => void;
}

/**
 * Makes the visitor whom routes ask for: `app` and `cso` are those of the context, as it is now,
 * all else is that of the session, once there is one. Resolves once the two values are known, or
 * cannot be: before `initialize`, and where a provider fails, no condition on them holds.
 */
export async function createLiveVisitor(
  context: ContextManager,
  nobody: Visitor,
): Promise<LiveVisitor> {
  const values = new Map<string, ContextValue>();
  const listeners = new Set<() => void>();
  let session = nobody;
  const notify = () => Array.from(listeners).forEach((listener) => listener());

  await Promise.all(
    REQUIRED_VALUES.map(async (name) => {
      const take = (value: unknown) => {
        if (isContextValue(value)) values.set(name, value);
        else values.delete(name);
        notify();
      };
      context.on(name, take);
      // Somebody who asks for the value is told what is wrong with it.
      await context.get(name).then(take, () => undefined);
    }),
  );

  return {
    facts: (): VisitorFacts => {
      const facts = session.facts();
      return { ...facts, context: new Map([...facts.context, ...values]) };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    authorise: (request) => session.authorise?.(request) ?? request,
    activeProfileId: () => session.activeProfileId?.(),
    activeProfileType: () => session.activeProfileType?.(),
    enter(entering) {
      if (entering === session) return;
      session = entering;
      session.subscribe(notify);
      notify();
    },
  };
}

function isContextValue(value: unknown): value is ContextValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
