import type { DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';
import type { WithMessages } from './entry.ts';

/** A visitor's session as far as a page may know it while it is rendered. */
export type SessionHint = 'anonymous' | 'signed-in' | 'unknown';

/** How much of a top bar a page has. */
export type TopBarMode = 'default' | 'focus' | 'flow' | 'standalone';

/** One choice among several that the visitor can go to: a segment, a language. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly url: string;
  readonly current: boolean;
}

/** Describes how a site asks about cookies, in the page's language. */
export interface ConsentContext {
  /** The page with which the cookie dialog opens by itself. */
  readonly startPage?: 'customize' | 'main';
  /** Where a browser's name holds it, the dialog never opens by itself. */
  readonly skipMarker?: string;
  /** The page about cookies. */
  readonly pageUrl?: string;
  /** The cookie policy, as a document. */
  readonly policyUrl?: string;
}

/** Holds what every item of the shell may know about the page it stands on. */
export interface PageContext {
  readonly appName: string;
  /** Stands beside the bank's mark. */
  readonly bankName: string;
  /** The bank's own logo; left out where it has the mark that the registry draws. */
  readonly logoUrl?: string;
  /** With its region, such as `nl-BE`. */
  readonly locale: string;
  readonly session: SessionHint;
  /** Who is signed in; only in a browser, once it is known there. */
  readonly visitor?: DisplayedVisitor;
  /** The home page of the present segment and language. */
  readonly homeUrl: string;
  /**
   * The one address of this page, whatever was asked for beside it. Interactive items do not get
   * it: they know their window, and no host's name travels to them.
   */
  readonly address?: string;
  readonly segments: readonly Choice[];
  /** This page in every language it exists in. `id` is the locale. */
  readonly languages: readonly Choice[];
  /** Left out where the experience says nothing of it. */
  readonly consent?: ConsentContext;
  /** The present year by the host's clock, in UTC. */
  readonly year: number;
  /** Version of the page, shown in the footer. */
  readonly version: string;
}

/** The props of a shell part: its own data from the content service, if any came, and the page. */
export interface ShellProps<Data> extends WithMessages {
  readonly data?: Data;
  readonly page: PageContext;
  /** Of a top bar: how much of it the page has. */
  readonly mode?: TopBarMode;
}

/** The text of the error card, which stands instead of a page that cannot be shown. */
export interface ErrorMessage {
  readonly heading: string;
  readonly text: string;
  readonly link?: { readonly text: string; readonly url: string };
}
