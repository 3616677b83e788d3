import { buildOnce } from '../build-once.ts';

/** Builds the site before the tests that visit it, where it is not what the sources give. */
export function setup(): void {
  buildOnce();
}
