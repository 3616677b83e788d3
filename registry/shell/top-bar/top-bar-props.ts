import type { Messages, PageContext, TopBarMode } from '#renderer';
import type { SegmentContext, TopBarData } from '#schemas/generated/shell/top-bar.ts';
import type { Link } from '../../kit/text-links/is-shown.ts';

/** The props that each part of a top bar may need. */
export interface TopBarPartProps {
  readonly data: TopBarData;
  readonly segment: SegmentContext | undefined;
  readonly page: PageContext;
  readonly messages: Messages;
}

const ALL = {
  search: false,
  backLink: false,
  appsMenu: true,
  helpMenu: true,
  profileMenu: true,
  menuButtons: true,
  visitors: true,
  places: true,
};

/** 002 §2 and §6: which parts each mode has. */
export const PARTS_OF_MODE: Readonly<Record<TopBarMode, TopBarParts>> = {
  default: { ...ALL, search: true },
  focus: { ...ALL, backLink: true },
  standalone: { ...ALL, appsMenu: false, profileMenu: false, menuButtons: false },
  flow: {
    search: false,
    backLink: false,
    appsMenu: false,
    helpMenu: false,
    profileMenu: false,
    menuButtons: false,
    visitors: false,
    places: false,
  },
};

const SIZES: readonly unknown[] = ['font19', 'font24'] satisfies TopBarSize[];

/** Returns the texts of menus in the language of the page. */
export function getMenuTexts(messages: Messages): {
  readonly close: string;
  readonly newTab: string;
} {
  return { close: messages['close'] ?? '', newTab: messages['newTab'] ?? '' };
}

/** The link of those who are not clients yet, which counts with a text and an address. */
export function toBecomeClient({ data, segment }: Pick<TopBarPartProps, 'data' | 'segment'>): Link {
  return { text: data.becomeClientLabel ?? '', url: segment?.becomeClientUrl ?? '' };
}

/** Lists the parts that a top bar may have, beside logo, skip links and the ways in and out. */
export interface TopBarParts {
  readonly search: boolean;
  readonly backLink: boolean;
  readonly appsMenu: boolean;
  readonly helpMenu: boolean;
  readonly profileMenu: boolean;
  readonly menuButtons: boolean;
  /** The buttons for those who are not clients, and the way in. */
  readonly visitors: boolean;
  /** Where else one can go: segments, languages, small links. */
  readonly places: boolean;
}

type TopBarSize = NonNullable<TopBarData['size']>;

/**
 * The size of a top bar; font19 where none is given.
 *
 * @throws TypeError for any other: see the row TB-001.
 */
export function checkTopBarSize(value: TopBarSize | undefined = 'font19'): TopBarSize {
  if (SIZES.includes(value)) return value;
  throw new TypeError(
    `The size of a top bar is font19 or font24, and not ${JSON.stringify(value)}.`,
  );
}
