import { findHome, type NamedScenario } from '#fixtures';
import { experience } from '../../environment/experience.ts';
import type { Place } from '../../json-text/places.ts';
import type { DraftSummary } from '../drafts/draft-summary.ts';
import { toPageId } from '../page-scenario.ts';
import type { Playground } from '../playground.ts';
import type { PlaygroundState } from '../state.ts';
import { joinAddresses, listAlternates } from './alternates.ts';
import { findOwnAddress } from './find-own-address.ts';
import { readLastGood } from '../document/draft.ts';

/** A page in one language: open, or there to be opened, or a draft, or still to be made. */
export interface Version {
  readonly locale: string;
  readonly state: 'open' | 'there' | 'draft' | 'missing';
  /** The id to open it by. */
  readonly id?: string;
  /** True where its text, as it is open or as its draft has it, is no JSON. */
  readonly isBroken?: true;
}

type Listed = Pick<PlaygroundState, 'playground' | 'scenarios' | 'drafts' | 'content'>;

/**
 * Lists the versions of the page that is open, one for each language of its segment. There are none
 * of what has no address on the site, such as a component alone, or a new page.
 */
export function listVersions({
  playground,
  scenarios,
  drafts,
  content,
}: Listed): readonly Version[] {
  const own = playground && findOwnAddress(playground);
  if (!own) return [];
  const home = findHome(`/${own.path}`, experience);
  const segment = experience.segments?.find(({ id }) => id === home?.segment);
  const addresses = joinAddresses(listAlternates(readLastGood(playground.documents.page)), own);
  const paths = new Set(addresses.map(({ path }) => path));
  const isThere = (path: string) => content?.pages?.includes(`/${path}`) ?? true;
  return experience.locales
    .map(({ locale }) => locale)
    .filter((locale) => locale === own.locale || segment?.homes[locale] !== undefined)
    .map((locale): Version => {
      if (locale === own.locale) {
        const isBroken = findBrokenPlace(playground) !== undefined;
        const id = playground.scenarioId;
        return { locale, state: 'open', id, ...(isBroken && { isBroken: true }) };
      }
      const path = addresses.find((each) => each.locale === locale)?.path;
      if (path !== undefined && isThere(path)) {
        const id = findPlainScenario(scenarios, path)?.id ?? toPageId(path);
        const draft = drafts.find(({ scenarioId }) => scenarioId === id);
        return { locale, state: 'there', id, ...pickBroken(draft) };
      }
      const draft = drafts.find(
        ({ version }) => version?.locale === locale && paths.has(version.fromPath),
      );
      return draft
        ? { locale, state: 'draft', id: draft.scenarioId, ...pickBroken(draft) }
        : { locale, state: 'missing' };
    });
}

function pickBroken(draft: DraftSummary | undefined): Pick<Version, 'isBroken'> {
  return draft?.isBroken ? { isBroken: true } : {};
}

/** Finds where the text of a page ceases to be JSON; undefined where it is JSON. */
export function findBrokenPlace({ documents }: Pick<Playground, 'documents'>): Place | undefined {
  return documents.page.problems.find(({ code }) => code === 'broken-json')?.place;
}

/** Finds the scenario that shows a page with the least else. */
export function findPlainScenario(
  scenarios: readonly NamedScenario[],
  path: string,
): NamedScenario | undefined {
  const [plainest] = scenarios
    .filter(({ scenario }) => scenario.page.fixture === path && !scenario.patch && !scenario.faults)
    .toSorted(
      (one, other) => Object.keys(one.scenario).length - Object.keys(other.scenario).length,
    );
  return plainest;
}
