import type { Problem } from '../errors/index.ts';
import type { Offer } from '../page/index.ts';
import type { EntryKind, PageContext, Presentation, SessionHint } from '../registry/index.ts';
import type { RouteScope } from '../routing/index.ts';
import type { Slot, Zone } from '../tree/index.ts';
import type { PageHead } from '../visit/index.ts';

interface PlannedPlace {
  readonly kind: EntryKind;
  readonly type: string;
  /** React's identity: stays with the item while the page changes around it. */
  readonly key: string;
  /** JSON pointer into the page response; '' for an item of the shell. */
  readonly pointer: string;
}

/** An item with all that it needs to be rendered. */
export interface PlannedEntry extends PlannedPlace {
  /** Interactive: it, or an item inside it, has something to do in a browser. */
  readonly state: 'static' | 'interactive';
  readonly props: Readonly<Record<string, unknown>>;
  /** Set where it is for some visitors. */
  readonly offer?: Offer;
  /** True where a browser loads its code some time after the page has started, and not before. */
  readonly isDeferred?: boolean;
  /** True where a browser renders it again once it knows who is signed in. */
  readonly showsVisitor?: boolean;
  /** True where the page is to hydrate as soon as the item is seen. */
  readonly startsInView?: boolean;
  readonly children?: readonly PlannedItem[];
}

/** A place that stays empty, and why. */
export interface FaultyItem extends PlannedPlace {
  readonly state: 'faulty';
  readonly offer?: never;
  readonly isDeferred?: never;
  readonly problems: readonly Problem[];
  readonly children?: never;
}

export type PlannedItem = PlannedEntry | FaultyItem;
export type PlannedZone = Zone<PlannedItem>;
export type PlannedSlot = Slot<PlannedItem>;

/** The name of what a page waits for where only a browser knows which variant a visitor sees. */
export const EXPERIMENT = 'experiment';

/** Holds what was decided for this page, so that a browser never decides it again. */
export interface Decisions {
  readonly locale: string;
  readonly segment: string;
  readonly session: SessionHint;
  /** The ways in which the page is presented; left out where it has a window of its own. */
  readonly presentations?: readonly Presentation[];
  readonly pageUrl: string;
  /** The route as its features see it; left out where no feature on the page could ask. */
  readonly route?: RouteScope;
  /** Set where links lead to pages in the same document; otherwise each loads a document. */
  readonly navigation?: 'client';
  /**
   * Set where a skeleton holds the page's place: the names of what the browser has to know to
   * decide which page it is.
   */
  readonly waitsFor?: readonly string[];
  /** Set where no route shows a page at this address; left out where one does. */
  readonly hasNoRoute?: true;
  /** The name of the page where pages are counted; left out where its address says it. */
  readonly pageName?: string;
  /**
   * The offers that a browser has chosen for its visitor before it made the page, each as
   * `mbox:content`; left out where there are none.
   */
  readonly offers?: readonly string[];
}

/**
 * Says what to show where, problems included. It is plain data: it can be stored, sent and
 * compared.
 */
export interface Plan {
  readonly status: 200 | 404 | 503;
  /** True where so much stands on the page that it is rendered in slices. */
  readonly isLarge: boolean;
  readonly layout: string;
  readonly head: PageHead;
  readonly page: PageContext;
  readonly decisions: Decisions;
  readonly slots: readonly PlannedSlot[];
  /** The part of the shell's content that scripts of the page find in the window, by its name. */
  readonly cmsData?: Readonly<Record<string, unknown>>;
}
