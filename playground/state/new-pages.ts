import { isRecord } from '#schemas/is-record.ts';
import type { Playground } from './playground.ts';

/** The scenario that a new page begins as: all zones, and nothing in them. */
export const EMPTY_PAGE = 'page/empty';

/** No scenario that can be saved has a dot in its name, so none is ever taken for a new page. */
const NEW_PAGE = /^page\/empty\.[a-z0-9]+$/;

/** Creates the id of a page that is written from nothing, and belongs to no scenario yet. */
export function createNewPageId(time: number): string {
  return `${EMPTY_PAGE}.${time.toString(36)}`;
}

/** Returns true for the id of a page that is only a draft so far. */
export function isNewPage(scenarioId: string): boolean {
  return NEW_PAGE.test(scenarioId);
}

/** The scenario that is read under an id: a new page begins as the empty one. */
export function toScenarioId(id: string): string {
  return isNewPage(id) ? EMPTY_PAGE : id;
}

/** Finds the title that a page has given itself. */
export function findPageTitle(page: unknown): string | undefined {
  const data = isRecord(page) ? page['data'] : undefined;
  const meta = isRecord(data) ? data['meta'] : undefined;
  const title = isRecord(meta) ? meta['title'] : undefined;
  return typeof title === 'string' && title.trim() !== '' ? title : undefined;
}

/** The title of what is open: of a new page the one that its text has now. */
export function getTitle({ scenarioId, scenario, documents }: Playground): string {
  const own = isNewPage(scenarioId) ? findPageTitle(documents.page.lastGood) : undefined;
  return own ?? scenario.title;
}
