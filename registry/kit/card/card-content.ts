import type { Image, RichText } from '#schemas/prepared.ts';
import type { Link } from '../text-links/is-shown.ts';

export type CardSize = 'small' | 'medium' | 'large';

export type TitleLevel = 2 | 3;

/** Holds what all cards have in common, as their authors write it. */
export interface CardContent {
  readonly cardSize?: CardSize;
  readonly title: string;
  /** The level of the title: 3 below the heading of a section, 2 where there is none. */
  readonly titleLevel?: TitleLevel;
  readonly intro?: string;
  readonly body?: RichText;
  readonly checkMarkList?: readonly string[];
  readonly promoText?: RichText;
  readonly image?: Image;
  readonly link?: Link;
  readonly promotionalLabel?: {
    readonly body: string;
    readonly labelType?: 'commercial' | 'operational';
  };
}
