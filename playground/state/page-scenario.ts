import { findHome, type FixtureStore } from '#fixtures';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '../environment/experience.ts';
import { findPageTitle } from './new-pages.ts';

const FOLDER = 'pages/';

/** Returns the id under which a page is opened that has no scenario: that of its file. */
export function toPageId(path: string): string {
  return `${FOLDER}${path}`;
}

/**
 * Finds the path of the page that an id names, such as `fr/professionnels`. It is below a home, so
 * its id is never that of a scenario, which has a folder and a name.
 */
export function findPageOfId(id: string): string | undefined {
  const path = id.startsWith(FOLDER) ? id.slice(FOLDER.length) : '';
  return findHome(`/${path}`, experience) && path;
}

/** Reads a page as the scenario that shows nothing else: it, for a visitor of its language. */
export async function readPageScenario(
  store: FixtureStore,
  path: string,
): Promise<Scenario | undefined> {
  const page = await store.read(`pages/${path}.json`);
  const home = findHome(`/${path}`, experience);
  if (page === undefined || !home) return undefined;
  const { locale, segment } = home;
  return { title: findPageTitle(page) ?? `/${path}`, page: { fixture: path }, locale, segment };
}
