import type { DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';

/** A value that a condition can ask for. */
export type ContextValue = string | number | boolean;

/**
 * Says whether somebody is signed in. `unknown` is an answer of its own: on a server, and until a
 * browser has looked.
 */
export type RouteSession = 'authenticated' | 'unauthenticated' | 'unknown';

/** Facts of a visit that only a browser knows. */
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

/** Facts of a visit, as far as routes ask for them. */
export interface RouteFacts {
  /** Values of the context, and properties of the configuration, by name. */
  readonly context: ReadonlyMap<string, ContextValue>;
  /** Names whose values will be known in the browser. */
  readonly later?: ReadonlySet<string>;
  readonly session: RouteSession;
  /** Left out in a normal browser; `unknown` on a server that nobody has told. */
  readonly app?: NativeApp | 'unknown';
  /** The home page of the visitor; left out where no route leads to it. */
  readonly home?: string;
}
