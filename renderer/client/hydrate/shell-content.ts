import { TRAVELLING_CONTENT, type CmsDataQuery, type Host } from '../../host/index.ts';
import { toCmsDataSource, type Http } from '../../services/http/index.ts';

/**
 * The content of the shell for a page that is made in a document of a server's: it is the same one
 * on all pages that are shown there, and the document does not carry all of it. It
 * is asked for once; a failure is not kept.
 */
export function shareShellContent(
  host: Pick<Host, 'cmsData'>,
  http: () => Pick<Http, 'json'>,
): (query: CmsDataQuery) => Promise<unknown> {
  let known: unknown;
  return async (query) =>
    (known ??= wholeContent(await host.cmsData(query)) ?? (await toCmsDataSource(http())(query)));
}

function wholeContent(content: unknown): unknown {
  const names = Object.keys(Object(content));
  return names.some((name) => !TRAVELLING_CONTENT.has(name)) ? content : undefined;
}
