import { isRecord } from '#schemas/is-record.ts';
import type { Draft } from '../state/draft.ts';
import type { Playground } from '../state/playground.ts';
import { withSelects } from '../state/selects.ts';
import type { ShowRequest } from './requests.ts';

/** Whether the preview has to show something else than before. */
export function needsOtherPreview(now: Playground, before: Playground | undefined): boolean {
  return (
    now.scenario !== before?.scenario ||
    now.selects !== before.selects ||
    now.documents.page.lastGood !== before.documents.page.lastGood ||
    now.documents.macros.lastGood !== before.documents.macros.lastGood
  );
}

/** What the preview is asked to show: the last good state of each document, for the visitor in the selects. */
export function previewRequest({ scenario, selects, documents }: Playground): ShowRequest {
  const { page, macros } = documents;
  return {
    scenario: withSelects(scenario, selects),
    ...pageIn(page),
    ...(isRecord(macros.lastGood) && { macros: macros.lastGood }),
  };
}

function pageIn({ lastGood, lastGoodText }: Draft): Pick<ShowRequest, 'page' | 'pageText'> {
  if (lastGoodText !== undefined) return { pageText: lastGoodText };
  return lastGood === undefined ? {} : { page: lastGood };
}
