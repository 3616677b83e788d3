import { UNWRITTEN } from '#schemas/unwritten.ts';
import type { EntryName } from './entry-name.ts';

/**
 * Describes what a new component of a family begins with. It holds only the data that differs
 * between families.
 */
export interface Layout {
  readonly zones: readonly string[];
  /** Schemas that its own one builds on, beside that of every component. */
  readonly bases: readonly string[];
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
  readonly minimal: (title: string) => object;
  readonly full: (title: string) => object;
  /** Members that make the minimal one wrong: a link has no text. */
  readonly wrong: object;
  /** Where the text is missing, as a pointer. */
  readonly wrongAt: string;
  readonly component: (name: EntryName) => string;
  /** True if it shows running text, which needs messages of the kit. */
  readonly hasText?: boolean;
  /**
   * True if it holds what every header may: a notification and a feature, which need messages of
   * their own.
   */
  readonly isHeader?: boolean;
  /** Left out where the kit renders all of it. */
  readonly styles?: (name: EntryName) => string;
  readonly test: (name: EntryName) => string;
}

/** The link of a new component leads to a page that is there. Buttons advise 20 letters at most. */
export const LINK = { text: `${UNWRITTEN}link`, url: '/en/individuals' };

/** The same link without the text that it needs. */
export const LINK_WITHOUT_TEXT = { url: LINK.url };

export const IMAGE = {
  original: '/images/house-keys.svg',
  transformBaseUrl: '/images/house-keys.png',
  extension: 'png',
  width: 720,
  height: 480,
  pixelDensity: 2,
  altTextEN: 'A house and its keys',
  altTextFR: 'Une maison et ses clés',
  altTextNL: 'Een huis met zijn sleutels',
  altTextDE: 'Ein Haus und seine Schlüssel',
};
