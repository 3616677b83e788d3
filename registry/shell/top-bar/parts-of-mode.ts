import type { TopBarMode } from '#renderer';

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
