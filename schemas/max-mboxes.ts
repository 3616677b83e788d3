/** A call asks for the offers of so many mboxes at most; others show their default. */
export const MAX_MBOXES = 50;
