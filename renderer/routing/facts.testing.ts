import type { RouteFacts } from './route-facts.ts';

/** A visit of which nothing special is known: nobody is signed in, and it is no app. */
export function factsWith(changes: Partial<RouteFacts> = {}): RouteFacts {
  return { context: new Map(), session: 'unauthenticated', ...changes };
}
