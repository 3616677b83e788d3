/** The part of the shell that has modes. */
export const TOP_BAR = 'top-bar';

/** The parts of the shell that a slot may name. A test holds them against the registry. */
export const SHELL_PARTS: readonly string[] = ['cookie-dialog', 'footer', 'navigation', TOP_BAR];
