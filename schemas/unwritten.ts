/**
 * Begins the texts that `npm run new` lays out and an author has to write; what is to be written
 * follows. `npm run coverage:scenarios` names each until somebody has written it.
 */
export const UNWRITTEN = 'To be written: ';
