import { findHome, type NamedScenario } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';
import { experience } from '../environment/experience.ts';
import type { DraftSummary } from '../state/drafts/draft-summary.ts';
import { findPageTitle, isNewPage } from '../state/new-pages.ts';
import { collectUsages, type PageUsages, type Usage, type UsageKind } from './collect-usages.ts';
import type { SitePage } from './load-site-pages.ts';

/** A page with what it uses. */
export interface UsingPage {
  /** The name that it is opened by: that of a scenario, or of the page itself. */
  readonly id: string;
  readonly title: string;
  /** Is left out for a page that has none yet. */
  readonly address?: string;
  readonly locale?: string;
  readonly isOpen: boolean;
  readonly usages: PageUsages;
}

/** The page that is open, as it is being written. */
export interface OpenPage {
  readonly id: string;
  readonly title: string;
  /** The path of its file, where the page is what that holds. */
  readonly path: string | undefined;
  readonly usages: PageUsages;
}

export interface PagesInput {
  readonly site: readonly SitePage[];
  readonly scenarios: readonly NamedScenario[];
  readonly drafts: readonly DraftSummary[];
  readonly open: OpenPage;
}

/**
 * Lists all pages: the open one first, each as its draft has it where there is one, and the drafts
 * that have no file yet.
 */
export function listPages({ site, scenarios, drafts, open }: PagesInput): readonly UsingPage[] {
  const idsByPath = listIdsByPath(scenarios);
  const pages = new Map(drafts.map(({ scenarioId, page }) => [scenarioId, page]));
  const others = site.flatMap(({ path, page }): UsingPage[] => {
    if (path === open.path) return [];
    const ids = [...(idsByPath.get(path) ?? []), `pages/${path}`];
    const id = ids.find((each) => pages.get(each) !== undefined) ?? ids[0] ?? '';
    return [toUsingPage({ id, path, page: parse(pages.get(id)) ?? page })];
  });
  const isUnsaved = ({ scenarioId }: DraftSummary) =>
    isNewPage(scenarioId) && scenarioId !== open.id;
  const unsaved = drafts
    .filter(isUnsaved)
    .map(({ scenarioId: id, page }) => toUsingPage({ id, page: parse(page) }));
  const { id, title, path, usages } = open;
  return [{ ...describe(path), id, title, usages, isOpen: true }, ...others, ...unsaved];
}

/** A page that uses something, with the places where it does. */
export interface PageUsage {
  readonly page: UsingPage;
  readonly usages: readonly Usage[];
}

/** Finds the pages that use something. */
export function findPages(
  pages: readonly UsingPage[],
  kind: UsageKind,
  name: string,
): readonly PageUsage[] {
  return pages.flatMap((page) => {
    const usages = page.usages[kind].get(name);
    return usages ? [{ page, usages }] : [];
  });
}

/** The scenarios that show each page as its file has it, the plainest first. */
function listIdsByPath(
  scenarios: readonly NamedScenario[],
): ReadonlyMap<string, readonly string[]> {
  const plain = scenarios.filter(({ scenario }) => scenario.page.fixture && !scenario.patch);
  const sorted = plain.toSorted((one, other) => countMembers(one) - countMembers(other));
  const groups = Map.groupBy(sorted, ({ scenario }) => scenario.page.fixture ?? '');
  return new Map([...groups].map(([path, group]) => [path, group.map(({ id }) => id)]));
}

/** The more a scenario says, the less is it about the page alone. */
function countMembers({ scenario }: NamedScenario): number {
  return Object.keys(scenario).length;
}

interface Source {
  readonly id: string;
  readonly path?: string;
  readonly page: unknown;
}

function toUsingPage({ id, path, page }: Source): UsingPage {
  const title = findPageTitle(page) ?? (path === undefined ? id : `/${path}`);
  return { ...describe(path), id, title, isOpen: false, usages: collectUsages(page) };
}

function describe(path: string | undefined): Pick<UsingPage, 'address' | 'locale'> {
  if (path === undefined) return {};
  const address = `/${path}`;
  const locale = findHome(address, experience)?.locale;
  return { address, ...(locale !== undefined && { locale }) };
}

/** A draft may be broken: then its file is what can be read of the page. */
function parse(text: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
