import { createRegistry } from '#renderer';
import { topBar } from './top-bar/index.ts';

/** The parts of the shell that show who is signed in. */
export const visitorParts = createRegistry([topBar]);
