import type { PageMeta } from '#schemas/generated/page-response.ts';
import type { Offer } from '#schemas/content/read-offer.ts';
import type { Shape } from '#schemas/check-module.ts';
import type { ZONE_NAMES } from '#schemas/page-limits.ts';
import type { Problem } from '../errors/index.ts';
import type { Zone } from '../tree/index.ts';

export type ZoneName = (typeof ZONE_NAMES)[number];

/**
 * A component, or a feature inside one, that may be shown: its values have passed the check of its
 * entry.
 */
export interface PageComponent {
  readonly state: 'valid';
  readonly kind: 'component' | 'feature';
  readonly type: string;
  /** The author's own id, where the component has one. */
  readonly id?: string;
  /** JSON pointer into the page response. */
  readonly pointer: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Set where it is for some visitors: a browser may show it or not. */
  readonly offer?: Offer;
  /** True where its code is loaded some time after the page has started. Features only. */
  readonly isDeferred?: boolean;
  /**
   * Components that stand inside it, in order, faulty ones included; then the feature that it
   * names.
   */
  readonly children?: readonly PageItem[];
  /** Which of its values still have to be prepared. */
  readonly shape: Shape;
}

/** A place whose component cannot be shown. Its neighbours are not touched. */
export interface FaultyComponent {
  readonly state: 'faulty';
  readonly kind: 'component' | 'feature';
  readonly type: string;
  readonly id?: never;
  readonly pointer: string;
  readonly offer?: never;
  readonly isDeferred?: never;
  readonly problems: readonly Problem[];
  readonly children?: never;
}

export type PageItem = PageComponent | FaultyComponent;

export interface PageZone extends Zone<PageItem> {
  readonly name: ZoneName;
}

/** A page as data: checked, and once prepared with its texts and addresses ready to be shown. */
export interface PageModel {
  readonly meta: PageMeta;
  readonly hasMacro: boolean;
  /** Zones that hold something, in the order shown. */
  readonly zones: readonly PageZone[];
}
