/** 001 §2: the widths in px at which parts of the kit change. */
export const KIT_BREAKPOINTS = [320, 480, 600, 840, 960, 1280, 1440] as const;

/** From this width on overlays and menus open beside their opener. */
export const [, , DESKTOP_FROM_PX] = KIT_BREAKPOINTS;
