import { getSelects } from '../conditions/selects.ts';
import { getStandaloneAddress } from '../preview-panel/preview-tools.tsx';
import { readLastGood } from '../state/document/draft.ts';
import { DOCUMENTS } from '../state/document/names.ts';
import { isNewPage, toScenarioId } from '../state/new-pages.ts';
import { getEdits, type Playground } from '../state/playground.ts';

/** A request for the digest of what is shown, which the server takes. */
export interface DigestRequest {
  readonly id: string;
  readonly query: string;
  readonly width?: number;
  /** The documents that differ from the scenario's own, by name. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/**
 * Creates the request for the digest of what is shown: the scenario for the visitor that is chosen,
 * with the last good state of each document that was changed. It is taken in the window that the
 * scenario is made for, unless another width was chosen.
 */
export function createDigestRequest(playground: Playground): DigestRequest {
  const { scenarioId, scenario, selects, documents } = playground;
  const [, query = ''] = getStandaloneAddress(playground).split('?');
  const isOtherWidth = selects.viewport !== getSelects(scenario).viewport;
  const edited = DOCUMENTS.filter((name) => name in getEdits(playground));
  return {
    id: toScenarioId(scenarioId),
    query,
    ...(isOtherWidth && { width: Number(selects.viewport) }),
    documents: Object.fromEntries(edited.map((name) => [name, readLastGood(documents[name])])),
  };
}

/** Returns true if nothing is edited or chosen that the scenario does not have itself. */
export function isAsStored({ query, width, documents }: DigestRequest): boolean {
  return query === '' && width === undefined && Object.keys(documents).length === 0;
}

/** A page that is no scenario yet has none; its draft is not the empty page that it began as. */
export function hasStoredDigest({ scenarioId }: Pick<Playground, 'scenarioId'>): boolean {
  return !isNewPage(scenarioId);
}
