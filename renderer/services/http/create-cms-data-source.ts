import { CMS_DATA_PATH } from '#schemas/content/cms-data-path.ts';
import { CMS_DATA_LIMIT_MS, type Host } from '../../host/index.ts';
import { createHttp, type Http, type HttpHost } from './create-http.ts';

/**
 * Fetches the content of the page's shell from the content service. A host cannot do this by
 * itself: a browser reads that content from the document that the server wrote, and only servers
 * and previews ask a service for it.
 */
export function createCmsDataSource(
  origin: string,
  host: HttpHost,
  path = CMS_DATA_PATH,
): Host['cmsData'] {
  return (query) =>
    toCmsDataSource(createHttp({ origin, locale: query.locale }, host), path)(query);
}

/** The same by a client that is there. */
export function toCmsDataSource(
  { json }: Pick<Http, 'json'>,
  cmsDataPath = CMS_DATA_PATH,
): Host['cmsData'] {
  return ({ locale, segment, signal }) => {
    const path = `${cmsDataPath}?${new URLSearchParams({ locale, segment }).toString()}`;
    return json({ path, limitMs: CMS_DATA_LIMIT_MS, signal });
  };
}
