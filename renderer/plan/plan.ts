import type { Problem } from '../errors/index.ts';
import type { EntryKind, PageContext, SessionHint } from '../registry/index.ts';

/** Something of the registry in its place, with all it needs to be drawn. */
export interface PlannedPart {
  readonly kind: 'part';
  readonly entry: EntryKind;
  readonly id: string;
  /** Stays with the part while the page changes around it. */
  readonly key: string;
  /** JSON pointer into the page response; '' for a part of the frame. */
  readonly pointer: string;
  /** Whether it, or a part inside it, has something to do in a browser. */
  readonly hydrates: boolean;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children?: readonly PlannedItem[];
}

/** A place that stays empty, and why. */
export interface PlannedFault {
  readonly kind: 'fault';
  readonly id: string;
  readonly key: string;
  readonly pointer: string;
  readonly problems: readonly Problem[];
}

export type PlannedItem = PlannedPart | PlannedFault;

export interface PlannedZone {
  readonly name: string;
  readonly layout?: 'portrait';
  readonly items: readonly PlannedItem[];
}

/** One slot of the layout: a part of the frame, or the zones of a page. */
export interface PlannedSlot {
  readonly name: string;
  readonly items: readonly PlannedItem[];
  /** Left out for a part of the frame. */
  readonly zones?: readonly PlannedZone[];
}

/** What the document's head says. Addresses are absolute. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly canonical: string;
  readonly robots?: string;
  readonly alternates: readonly { readonly locale: string; readonly url: string }[];
}

/** What was decided for this page, so that a browser never decides it again. */
export interface Decisions {
  readonly locale: string;
  readonly segment: string;
  readonly session: SessionHint;
  readonly pageUrl: string;
}

/** What to show where, problems included. Plain data: it can be stored, sent and compared. */
export interface Plan {
  readonly status: 200 | 404 | 503;
  /** Whether so much stands on the page that it is rendered in slices. */
  readonly isLarge: boolean;
  readonly layout: string;
  readonly head: PageHead;
  readonly page: PageContext;
  readonly decisions: Decisions;
  readonly slots: readonly PlannedSlot[];
}
