import { isEqual } from '#schemas/is-equal.ts';
import type { KnownContent } from '#schemas/validate/known-checks.ts';
import { createTextReader } from '../document/check-text.ts';
import { checkAgain, isUnread } from '../document/draft.ts';
import { memoizeReadings } from '../document/memoize-readings.ts';
import type { DocumentName } from '../document/names.ts';
import type { Playground } from '../playground.ts';
import type { PlaygroundState, PlaygroundStore } from '../state.ts';
import { findOwnAddress } from '../translation/find-own-address.ts';
import { listDeclaredFeatures } from '#schemas/content/declared-feature.ts';
import { isRecord } from '#schemas/is-record.ts';
import { listExperiments } from '#schemas/validate/checks/list-experiments.ts';
import { listMacroNames, listRoutePatterns } from '#schemas/validate/content-names.ts';
import { listContents, listOffers } from '#schemas/validate/offers/list-offers.ts';
import {
  hasExperiments,
  readExperimentRoutes,
} from '#schemas/validate/routes/experiment-routes.ts';

const PERSONALIZATION = '"personalization"';

/** The documents that name something of another one, or of the fixtures. */
const NAMING: readonly DocumentName[] = ['page', 'experiments', 'offers', 'shell'];

/**
 * Checks documents against the names that there are, as `npm run validate` does with `--against`:
 * macros, routes, experiments and offers are those of the documents as they are being written, and
 * what the fixtures have is loaded with each scenario. Nothing is read again until one of these
 * names has changed.
 */
export function connectContent(store: PlaygroundStore, load: () => Promise<KnownContent>): void {
  let fixtures: KnownContent = {};
  let loadedFor: string | undefined;
  let ownContents: readonly string[] = [];

  const follow = ({ playground, known }: PlaygroundState) => {
    if (!playground || !known) return;
    const content = joinContent(withOwnPage(fixtures, playground), collectContent(playground));
    if (isEqual(content, store.getState().content)) return;
    // Subscribers put readers of their own before this one, as for long texts, during this call.
    store.setState({ content, readText: memoizeReadings(createTextReader(known, content)) });
    store.setState(({ playground: present, readText }) =>
      present ? { playground: checkDocuments(present, readText) } : {},
    );
  };
  const loadFixtures = ({ playground, known }: PlaygroundState) => {
    if (!playground || !known || playground.scenarioId === loadedFor) return;
    loadedFor = playground.scenarioId;
    load().then(
      (loaded) => {
        fixtures = loaded;
        follow(store.getState());
      },
      // The network may be back with the next scenario. Until then these names are not checked.
      () => {},
    );
  };
  store.subscribe((state, before) => {
    const { playground, known } = state;
    if (playground === before.playground && known === before.known) return;
    loadFixtures(state);
    const [now, then] = [playground?.documents, before.playground?.documents];
    const isSame =
      known === before.known &&
      now?.macros.lastGood === then?.macros.lastGood &&
      now?.experience.lastGood === then?.experience.lastGood &&
      now?.offers.lastGood === then?.offers.lastGood &&
      now?.experiments.lastGood === then?.experiments.lastGood;
    const contents =
      now && now.page.lastGood !== then?.page.lastGood ? listOwnContents(now) : ownContents;
    const areSame = isEqual(contents, ownContents);
    ownContents = contents;
    if (!isSame || !areSame) follow(state);
  });
}

/** Routes answer beside each other; of all else, only one knows anything. */
function joinContent(fixtures: KnownContent, own: KnownContent): KnownContent {
  const routes = [...(fixtures.routes ?? []), ...(own.routes ?? [])];
  return { ...fixtures, ...own, routes };
}

/** The page that is open is there for its links, also while it is only a draft. */
function withOwnPage(fixtures: KnownContent, playground: Playground): KnownContent {
  const own = findOwnAddress(playground);
  if (!fixtures.pages || !own || fixtures.pages.includes(`/${own.path}`)) return fixtures;
  return { ...fixtures, pages: [...fixtures.pages, `/${own.path}`] };
}

function checkDocuments(playground: Playground, read: PlaygroundState['readText']): Playground {
  const { documents } = playground;
  const checked = NAMING.filter((name) => !isUnread(documents[name])).map(
    (name) => [name, checkAgain(documents[name], read(name, documents[name].text))] as const,
  );
  return { ...playground, documents: { ...documents, ...Object.fromEntries(checked) } };
}

/**
 * Collects the names that the documents give each other: macros, the routes and features of the
 * experience, offers, and the contents of the page that is open, as they are being written. Of a
 * document that has not been read, none are known.
 */
function collectContent({ documents }: Pick<Playground, 'documents'>): KnownContent {
  const { macros, experience, experiments, offers } = documents;
  return {
    ...(isRecord(macros.lastGood) && {
      macros: Object.values(macros.lastGood).flatMap(listMacroNames),
    }),
    ...(isRecord(experience.lastGood) && readExperience(experience.lastGood)),
    ...(isRecord(experiments.lastGood) && {
      experiments: Object.values(experiments.lastGood).flatMap(listExperiments),
    }),
    ...readOffers(offers.lastGood),
    shownContents: { contents: listOwnContents(documents), areComplete: false },
  };
}

/** A site without experiments says nothing about where one may be. */
function readExperience(experience: unknown): KnownContent {
  return {
    routes: listRoutePatterns(experience),
    features: listDeclaredFeatures(experience),
    experimentRoutes: hasExperiments(experience) ? [readExperimentRoutes(experience)] : [],
  };
}

/** Without any offer, none is known, as for a folder that has none. */
function readOffers(answers: unknown): KnownContent {
  const offers = isRecord(answers) ? Object.values(answers).flatMap(listOffers) : [];
  return offers.length > 0 ? { offers: offers.map(({ name }) => name) } : {};
}

/**
 * Lists the contents that the open page has for its visitors, as `mbox:content`. Most pages have
 * none, and are not walked.
 */
function listOwnContents({ page }: Pick<Playground['documents'], 'page'>): string[] {
  return page.text.includes(PERSONALIZATION) ? listContents(page.lastGood) : [];
}
