/** The layout of the experience. */
export const LAYOUT = '/layouts/default';
