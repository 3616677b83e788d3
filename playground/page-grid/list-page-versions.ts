import { findHome, type NamedScenario } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';
import { experience } from '../environment/experience.ts';
import { readLastGood, type Draft } from '../state/document/draft.ts';
import type { DraftSummary } from '../state/drafts/draft-summary.ts';
import { toPageId } from '../state/page-scenario.ts';
import type { Playground } from '../state/playground.ts';
import type { PlaygroundState } from '../state/state.ts';

/** A page in a language: the open one, another page, a draft that is in no file yet, or none. */
export type PageVersion = { readonly locale: string } & (
  | { readonly kind: 'open' }
  /** A page of its own, by its address below `fixtures/pages`, such as `fr/particuliers`. */
  | {
      readonly kind: 'other';
      readonly fixture: string;
      /** The scenario that a draft of this page belongs to. */
      readonly draft?: string;
    }
  | { readonly kind: 'draft'; readonly draft: string }
  | { readonly kind: 'missing' }
);

/**
 * Lists what there is of the open page in each language of the site. A component alone is the same
 * one in all of them; a page has the versions that it names as alternates. A scenario that changes
 * its page by a patch is about that page alone.
 */
export function listPageVersions(
  { scenario, selects, documents }: Pick<Playground, 'scenario' | 'selects' | 'documents'>,
  { drafts, scenarios }: Pick<PlaygroundState, 'drafts' | 'scenarios'> = NOTHING,
): readonly PageVersion[] {
  const { fixture } = scenario.page;
  const own = fixture === undefined ? undefined : getOwnLocale(fixture, selects.locale);
  const alternates = scenario.patch ? new Map<string, string>() : readAlternates(documents.page);
  return experience.locales.map(({ locale }): PageVersion => {
    if (own === undefined || locale === own) return { locale, kind: 'open' };
    const other = alternates.get(locale);
    if (other === undefined) {
      const paths = [fixture, ...alternates.values()];
      const draft = drafts.find(
        ({ version }) => version?.locale === locale && paths.includes(version.fromPath),
      );
      return draft
        ? { locale, kind: 'draft', draft: draft.scenarioId }
        : { locale, kind: 'missing' };
    }
    const draft = findDraftOfPage(drafts, scenarios, other);
    return { locale, kind: 'other', fixture: other, ...(draft && { draft: draft.scenarioId }) };
  });
}

const NOTHING = { drafts: [], scenarios: [] };

/** Finds a draft in which a page is written, by whichever scenario it was opened. */
function findDraftOfPage(
  drafts: PlaygroundState['drafts'],
  scenarios: readonly NamedScenario[],
  fixture: string,
): DraftSummary | undefined {
  const isOfPage = (id: string) =>
    id === toPageId(fixture) ||
    scenarios.some(
      (each) => each.id === id && each.scenario.page.fixture === fixture && !each.scenario.patch,
    );
  return drafts.find(({ scenarioId, page }) => page !== undefined && isOfPage(scenarioId));
}

/** The scenario that shows a page and is about the least else; undefined where there is none. */
export function findScenarioOfPage(
  scenarios: readonly NamedScenario[],
  fixture: string,
): NamedScenario | undefined {
  return scenarios
    .filter(({ scenario }) => scenario.page.fixture === fixture && !scenario.patch)
    .toSorted((one, other) => countMembers(one) - countMembers(other))[0];
}

function countMembers({ scenario }: NamedScenario): number {
  return Object.keys(scenario).length;
}

/** A page that stands below no home, such as a new one, is in the language that is chosen. */
function getOwnLocale(fixture: string, chosen: string): string {
  return findHome(`/${fixture}`, experience)?.locale ?? chosen;
}

/** The pages that a page names as its versions, by locale. */
function readAlternates(page: Draft): ReadonlyMap<string, string> {
  const meta = readMember(readMember(readLastGood(page), 'data'), 'meta');
  const alternates = readMember(meta, 'alternates');
  if (!Array.isArray(alternates)) return new Map();
  return new Map(
    alternates.flatMap((alternate: unknown): [string, string][] => {
      const [locale, url] = [readMember(alternate, 'locale'), readMember(alternate, 'url')];
      const isPage = typeof locale === 'string' && typeof url === 'string' && ADDRESS.test(url);
      return isPage ? [[locale, url.slice(1)]] : [];
    }),
  );
}

/** The address of a page of the site, and of nothing else that a path could lead to. */
const ADDRESS = /^(?:\/[\w-]+)+$/;

function readMember(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
