import { buildSite } from '../build-site.ts';

/** Builds the site once before the tests that visit it. */
export function setup(): void {
  buildSite();
}
