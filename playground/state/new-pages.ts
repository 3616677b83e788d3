import { isRecord } from '#schemas/is-record.ts';
import type { Playground } from './playground.ts';

/** The templates of a new page; the scenario `page/empty` is the one of an empty page. */
export const TEMPLATES = ['empty', 'campaign', 'product', 'article'] as const;

export type Template = (typeof TEMPLATES)[number];

/** A new page begins as one of the templates, or as a copy of the page that is open. */
export type NewPageStart = Template | 'copy';

/** No scenario that can be saved has a dot in its name, so none is ever taken for a new page. */
const NEW_PAGE = new RegExp(`^(page/(?:${TEMPLATES.join('|')}))\\.[a-z0-9]+$`);

/** Returns the scenario that a new page of a template begins as. */
export function getTemplateId(template: Template): string {
  return `page/${template}`;
}

/** Creates the id of a page that belongs to no scenario yet. */
export function createNewPageId(template: Template, time: number): string {
  return `${getTemplateId(template)}.${time.toString(36)}`;
}

/** Returns true for the id of a page that is only a draft so far. */
export function isNewPage(scenarioId: string): boolean {
  return NEW_PAGE.test(scenarioId);
}

/** The scenario that is read under an id: a new page begins as its template. */
export function toScenarioId(id: string): string {
  return NEW_PAGE.exec(id)?.[1] ?? id;
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
