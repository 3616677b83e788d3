import type { RouteConfig } from '#schemas/generated/route.ts';
import type { ContextValue, RouteFacts } from './route-facts.ts';

export type ConditionsState =
  | { readonly status: 'hold' }
  /** The first that does not hold. */
  | { readonly status: 'fail'; readonly name: string; readonly value: ContextValue | undefined }
  /** None fails, and the values of these are known later. */
  | { readonly status: 'undecided'; readonly names: readonly string[] };

/** Checks if all conditions of a route hold. One on a name that nobody knows does not. */
export function checkConditions(
  conditions: RouteConfig['conditions'] = {},
  { context, later }: Pick<RouteFacts, 'context' | 'later'>,
): ConditionsState {
  const entries = Object.entries(conditions);
  const names = entries.flatMap(([name]) => (isKnownLater(name) ? [name] : []));
  const failing = entries.find(([name, wanted]) => !isKnownLater(name) && !holds(name, wanted));
  if (failing) return { status: 'fail', name: failing[0], value: context.get(failing[0]) };
  return names.length > 0 ? { status: 'undecided', names } : { status: 'hold' };

  function isKnownLater(name: string): boolean {
    return !context.has(name) && (later?.has(name) ?? false);
  }

  function holds(name: string, wanted: unknown): boolean {
    const value = context.get(name);
    return value !== undefined && (Array.isArray(wanted) ? wanted : [wanted]).includes(value);
  }
}
