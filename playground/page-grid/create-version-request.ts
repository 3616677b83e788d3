import type { Playground } from '../state/playground.ts';
import type { ShowRequest } from '../preview-panel/requests.ts';
import { createPreviewRequest } from '../preview-panel/preview-request.ts';
import type { PageVersion } from './list-page-versions.ts';

/**
 * Creates the request to show a version of the open page: for the visitor, with the faults and with
 * the documents around the page that hold for the open one too. `content` is the page of another
 * version.
 */
export function createVersionRequest(
  playground: Playground,
  version: PageVersion,
  content: unknown,
): ShowRequest {
  const selects = { ...playground.selects, locale: version.locale };
  const request = createPreviewRequest({ ...playground, selects });
  if (version.kind === 'open' || version.kind === 'missing') return request;
  const { pageText: _ofOpen, ...others } = request;
  // A draft that is in no file has no other page to stand on than the one it was made of.
  const page = version.kind === 'other' ? { fixture: version.fixture } : request.scenario.page;
  const scenario = { ...request.scenario, page };
  return { ...others, scenario, page: content };
}
