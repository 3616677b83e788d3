/** The locale where nothing says another one. */
export const DEFAULT_LOCALE = 'en-GB';
