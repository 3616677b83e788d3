import type { HostConsole } from '../../host/index.ts';

export interface AddressOptions {
  /** Origin of the API host. */
  readonly origin: string;
  readonly params?: URLSearchParams | undefined;
  readonly console?: Pick<HostConsole, 'warn'> | undefined;
}

/**
 * The address of a call. Callers give a path, relative to the API host; a whole address is taken as
 * it is, with a warning, which leaves out the query: nobody knows what stands in it.
 */
export function resolveAddress(path: string, { origin, params, console }: AddressOptions): URL {
  const url = new URL(path, origin);
  if (isAbsolute(path)) {
    console?.warn(
      `The API client was given the absolute URL ${url.origin}${url.pathname}. ` +
        `Give it a path, which is asked of ${origin}.`,
    );
  }
  if (params) url.search = joined(url.search, params.toString());
  return url;
}

function isAbsolute(path: string): boolean {
  return URL.canParse(path) || /^[/\\]{2}/.test(path);
}

/** A query that the path has already stays before the parameters. */
function joined(search: string, params: string): string {
  return search && params ? `${search}&${params}` : search || params;
}
