import type { Hono } from 'hono';
import { createFailurePage } from './failure-page.ts';

/** The site as the sources were when it was made, with what went wrong since. */
interface Generation {
  readonly site: Promise<Hono>;
  readonly failures: unknown[];
}

export interface CurrentSite {
  readonly answer: (request: Request) => Promise<Response>;
  /** Returns true if something could not be loaded since the last change. */
  readonly hasFailed: () => boolean;
  /** Makes the site again for the next request. */
  readonly forget: () => void;
}

/**
 * Keeps the site until its sources change. Where something cannot be loaded, a page that says where
 * and why takes the place of the site's pages.
 */
export function createCurrentSite(
  load: (onLoadFailure: (error: unknown) => void) => Promise<Hono>,
): CurrentSite {
  let current: Generation | undefined;

  const begin = (): Generation => {
    const failures: unknown[] = [];
    const note = (error: unknown) => void failures.push(error);
    const site = load(note);
    site.catch(note);
    return { site, failures };
  };

  return {
    hasFailed: () => (current?.failures.length ?? 0) > 0,
    forget() {
      current = undefined;
    },
    async answer(request) {
      current ??= begin();
      const { site, failures } = current;
      try {
        const response = await (await site).fetch(request);
        return failures.length > 0 && isDocument(response)
          ? createFailurePage(failures[0])
          : response;
      } catch (error) {
        return createFailurePage(error);
      }
    },
  };
}

function isDocument({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}
