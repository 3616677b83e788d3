/** Switches between selecting on the page and using it, in the tool's window and in the preview. */
export const SWITCH_KEY = 'F9';
