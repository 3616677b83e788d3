import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { isRecord } from '#schemas/is-record.ts';
import { limitTime, type Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { mayHaveContext, type ClientContext } from '../client-context/index.ts';
import type { FeatureConfig } from '../feature-config/index.ts';
import type { Http } from '../http/index.ts';
import { createSearch, type Search, type SuggestionsConfig } from './create-search.ts';

export interface ConfiguredSearchOptions {
  readonly experience: ExperienceConfig;
  readonly locale: string;
  /** The segment that the page's segment context says is searched; left out where it says none. */
  readonly searchSegment?: string | undefined;
  readonly visitor: () => Promise<Visitor>;
  /** Asks the service for the configuration of a feature. */
  readonly featureConfig: (feature: string) => Promise<FeatureConfig | undefined>;
  /** Asks the service for what is known of whoever is signed in. */
  readonly clientContext: () => Promise<ClientContext>;
}

export interface ConfiguredSearchHost {
  readonly http: Http;
  readonly host: Pick<Host, 'after' | 'console'>;
}

/** Nobody who searches waits longer for either service, in milliseconds. */
const LIMIT_MS = 1_000;

/** The feature by whose name the service configures a search. */
const FEATURE = 'search';

/** Returns true if a site suggests searches, by its own configuration or by that of a service. */
export function hasSuggestions({ search, featureConfig }: ExperienceConfig): boolean {
  return search?.properties.suggestions !== undefined || isConfigured(featureConfig);
}

/**
 * Makes what suggests searches on a page. What the service of suggestions is told comes from the
 * configuration service where the experience says so, and else, or where that does not answer, from
 * the experience; a segment context that names what is searched has the last word. Sub-segments are
 * those of the client context: whoever is not signed in, or with a level of assurance below 5, has
 * none (001 §6), nor has anybody where that service does not answer.
 */
export function createConfiguredSearch(
  options: ConfiguredSearchOptions,
  { http, host }: ConfiguredSearchHost,
): Search {
  const { experience, locale, searchSegment, visitor, featureConfig, clientContext } = options;
  const own = experience.search?.properties.suggestions;
  const inTime = <Result>(task: () => Promise<Result>) =>
    limitTime(host, { limitMs: LIMIT_MS }, task);
  let isLost = false;

  const loadConfig = async (): Promise<SuggestionsConfig | undefined> => {
    if (isLost || !isConfigured(experience.featureConfig)) return own;
    try {
      return readSuggestions(await inTime(() => featureConfig(FEATURE))) ?? own;
    } catch (error) {
      // Until the next document: no question is to wait for it again.
      isLost = true;
      const reason = String(error);
      host.console.warn(`The configuration of the search is the site's own: ${reason}`);
      return own;
    }
  };

  return createSearch(
    {
      locale,
      async loadConfig() {
        const config = await loadConfig();
        return config && { ...config, ...(searchSegment && { segment: searchSegment }) };
      },
      async loadSubSegments() {
        if (!experience.clientContext || !mayHaveContext(await visitor())) return [];
        // It has told why: a time-out is an error for analytics.
        return inTime(clientContext).then(
          ({ subSegments }) => subSegments,
          () => [],
        );
      },
    },
    { http },
  );
}

function isConfigured(source: ExperienceConfig['featureConfig']): boolean {
  return source?.features?.includes(FEATURE) ?? false;
}

/** The part of a configuration that suggestions need; undefined where it has none. */
function readSuggestions(config: FeatureConfig | undefined): SuggestionsConfig | undefined {
  const suggestions = config?.properties['suggestions'];
  if (!isRecord(suggestions)) return undefined;
  const { clientID, segment } = suggestions;
  return isName(clientID) && isName(segment) ? { clientID, segment } : undefined;
}

const MAX_NAME_LENGTH = 100;

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH;
}
