import { CMS_DATA_LIMIT_MS, createHttp, type RequestHandlerOptions } from '#renderer/server';

type CmsData = NonNullable<RequestHandlerOptions['cmsData']>;

/** Fetches the content of the page's frame from the content service. */
export function cmsDataFrom(
  origin: string,
  send: (request: Request) => Promise<Response>,
): CmsData {
  return ({ locale, segment, signal }) => {
    const http = createHttp({ origin, locale }, { fetch: send, after, random: Math.random });
    const path = `/cms-data?${new URLSearchParams({ locale, segment }).toString()}`;
    return http.json({ path, limitMs: CMS_DATA_LIMIT_MS, signal });
  };
}

function after(delayMs: number, task: () => void): () => void {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
}
