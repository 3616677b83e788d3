import type { RequestHandlerOptions } from '#renderer/server';

type CmsData = NonNullable<RequestHandlerOptions['cmsData']>;

/** Fetches the content of the page's frame from the content service. */
export function cmsDataFrom(
  origin: string,
  send: (request: Request) => Promise<Response>,
): CmsData {
  return async ({ locale, segment, signal }) => {
    const url = new URL('/cms-data', origin);
    url.search = new URLSearchParams({ locale, segment }).toString();
    const response = await send(new Request(url, { signal }));
    if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}.`);
    return response.json();
  };
}
