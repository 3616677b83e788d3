import { isRecord } from '#schemas/is-record.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { getMedia } from '../conditions/conditions.ts';
import { applySelects, isForSameVisitor } from '../conditions/selects.ts';
import { patchBetween } from '../json-text/patch-between.ts';
import type { Draft } from '../state/document/draft.ts';
import type { DocumentName } from '../state/document/names.ts';
import { findShownVariant } from '../state/experiments/shown-variant.ts';
import { listChosenOffers, replaceOffers } from '../state/offers/chosen-offers.ts';
import type { Playground } from '../state/playground.ts';
import type { PagePatch, ShowRequest } from './requests.ts';

/** The documents beside the page that the preview makes something of. */
const AROUND_PAGE = ['macros', 'experience', 'shell'] as const satisfies DocumentName[];

/** Returns true if the preview has to show something else than before. */
export function needsOtherPreview(now: Playground, before: Playground | undefined): boolean {
  return (
    now.scenario !== before?.scenario ||
    !isForSameVisitor(now.selects, before.selects) ||
    isOtherAddress(now, before) ||
    isOther(now.documents.page, before.documents.page) ||
    isOtherAroundPage(now, before)
  );
}

/** Experiments say at which address a variant is shown, and offers are a part of it. */
function isOtherAddress(now: Playground, before: Playground): boolean {
  const isSame = (['experiments', 'offers'] as const).every(
    (name) => now.documents[name] === before.documents[name],
  );
  return !isSame && getAddress(now) !== getAddress(before);
}

function getAddress(playground: Playground): string {
  const url = findShownVariant(playground)?.experiment.experimentUrl ?? '';
  return [url, ...(listChosenOffers(playground) ?? [])].join(' ');
}

function isOtherAroundPage(now: Playground, before: Playground): boolean {
  return AROUND_PAGE.some((name) => isOther(now.documents[name], before.documents[name]));
}

function isOther(now: Draft, before: Draft): boolean {
  const [text, textBefore] = [now.lastGoodText, before.lastGoodText];
  return text === undefined || textBefore === undefined
    ? now.lastGood !== before.lastGood
    : text !== textBefore;
}

/**
 * Returns the changes in the page since the request before; undefined where they are not known, or
 * where more than the page has changed. A page whose services fail is made anew each time, as the
 * failure is a part of the page.
 */
export function patchSince(now: Playground, before: Playground | undefined): PagePatch | undefined {
  const isSame =
    now.scenario === before?.scenario &&
    isForSameVisitor(now.selects, before.selects) &&
    !isOtherAddress(now, before) &&
    !applySelects(now.scenario, now.selects).faults &&
    !isOtherAroundPage(now, before);
  return isSame ? pagePatch(now.documents.page, before.documents.page) : undefined;
}

function pagePatch(now: Draft, before: Draft): PagePatch | undefined {
  if (now.status === 'incremental' && now.of === before.text) return now.patch;
  const areWhole = [now, before].every(
    ({ lastGood, lastGoodText }) => lastGoodText === undefined && lastGood !== undefined,
  );
  return areWhole ? patchBetween(before.lastGood, now.lastGood) : undefined;
}

/**
 * Creates the request to show the last good state of each document, for the visitor in the selects.
 */
export function createPreviewRequest(playground: Playground): ShowRequest {
  const { selects, documents } = playground;
  const around = AROUND_PAGE.flatMap((name) => {
    const { lastGood } = documents[name];
    return isRecord(lastGood) ? [[name, lastGood] as const] : [];
  });
  const visited = withOffers(
    playground,
    placeInExperiment(playground, applySelects(playground.scenario, selects)),
  );
  const { media: _apart, ...shown } = visited;
  const media = getMedia(visited);
  return {
    scenario: shown,
    ...(Object.keys(media).length > 0 && { media }),
    ...pageIn(documents.page),
    ...Object.fromEntries(around),
  };
}

/** The offers of the chosen visitor stand in the address, as they do in any preview. */
function withOffers(playground: Playground, visited: Scenario): Scenario {
  const offers = listChosenOffers(playground);
  if (!offers) return visited;
  const { query, ...scenario } = visited;
  const replaced = replaceOffers(query, offers);
  return replaced === '' ? scenario : { ...scenario, query: replaced };
}

/** A page that is shown as a variant stands at the address of its experiment's page. */
function placeInExperiment(playground: Playground, visited: Scenario): Scenario {
  const shown = findShownVariant(playground);
  if (!shown) return visited;
  const { experiment: _placed, ...scenario } = visited;
  return { ...scenario, page: { fixture: shown.experiment.experimentUrl.slice(1) } };
}

function pageIn({ lastGood, lastGoodText }: Draft): Pick<ShowRequest, 'page' | 'pageText'> {
  if (lastGoodText !== undefined) return { pageText: lastGoodText };
  return lastGood === undefined ? {} : { page: lastGood };
}
