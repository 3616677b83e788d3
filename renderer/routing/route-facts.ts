import type { DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';

/** A value that a condition can ask for. */
export type ContextValue = string | number | boolean;

/**
 * Whether somebody is signed in. `unknown` is an answer of its own: on a server, and until a
 * browser has looked.
 */
export type RouteSession = 'authenticated' | 'unauthenticated' | 'unknown';

/** What only a browser knows of a visit. */
export interface VisitorFacts {
  readonly session: Exclude<RouteSession, 'unknown'>;
  /** Values of the context by name: of the session, and of the application around the site. */
  readonly context: ReadonlyMap<string, ContextValue>;
  /** Left out where nobody is signed in. */
  readonly shown?: DisplayedVisitor;
}

/** The native app around the site. */
export interface NativeApp {
  readonly platform: 'android' | 'ios';
  readonly version: string;
  readonly features: readonly string[];
}

/** What is known of a visit, as far as routes ask for it. */
export interface RouteFacts {
  /** Values of the context, and properties of the configuration, by name. */
  readonly context: ReadonlyMap<string, ContextValue>;
  /** Names whose values will be known in the browser. */
  readonly later?: ReadonlySet<string>;
  readonly session: RouteSession;
  /** Left out in a normal browser. */
  readonly app?: NativeApp;
}
