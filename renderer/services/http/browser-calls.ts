import type { Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { createLazyCache } from './cache/lazy-cache.ts';
import type { HttpOptions } from './create-http.ts';
import type { RequestInterceptor } from './interceptors.ts';
import { createXsrfInterceptor } from './create-xsrf-interceptor.ts';

export interface BrowserCallsOptions {
  /** Origin of the API host, and what the paths of the cache are relative to. */
  readonly origin: string;
  /** API hosts beside it. */
  readonly otherOrigins?: readonly string[] | undefined;
  /** The locale of the page, where its document says nothing. */
  readonly locale: string;
  /** Loads the visitor; left out, nobody is ever signed in. */
  readonly visitor?: (() => Promise<Visitor>) | undefined;
}

export type BrowserCallsHost = Pick<
  Host,
  'after' | 'cookie' | 'now' | 'openShared' | 'pageLanguage' | 'random' | 'url'
>;

/**
 * The owner of the answers that are cached while no profile is active. They are the only ones that
 * outlive a document.
 */
const NO_PROFILE = 'default';

/**
 * Makes what the calls of a page have in a browser and never on a server: the language of the
 * document, the cross-site token, the headers of the session, and a cache, whose code is loaded
 * with the first call.
 */
export function createBrowserCalls(
  { origin, otherOrigins = [], locale, visitor }: BrowserCallsOptions,
  host: BrowserCallsHost,
): Pick<HttpOptions, 'locale' | 'signing' | 'cache'> {
  const trustedOrigins = new Set([origin, ...otherOrigins, host.url().origin]);
  const identifier = async () => {
    const profileId = (await visitor?.())?.activeProfileId?.();
    // A profile whose id is that very word is somebody all the same.
    return profileId === NO_PROFILE ? `profile ${profileId}` : (profileId ?? NO_PROFILE);
  };
  const authorise: RequestInterceptor = async (request) =>
    (await visitor?.())?.authorise?.(request) ?? request;

  return {
    locale: host.pageLanguage ?? (() => locale),
    signing: [createXsrfInterceptor({ trustedOrigins }, host), authorise],
    cache: createLazyCache(async () => {
      const [{ createCache, createLastingAnswers }, shared] = await Promise.all([
        import('./cache/index.ts'),
        host.openShared?.().catch(() => undefined),
      ]);
      const lasting = shared && createLastingAnswers({ owner: NO_PROFILE, shared }, host);
      const common = { useCache: true, requestIdFunction: nameInLanguage };
      return createCache({ identifier, origin, lasting, ...common }, host).call;
    }),
  };
}

/** Nobody is served what was said in another language. */
function nameInLanguage({ url, headers }: Request): string {
  return `${url} ${headers.get('accept-language')}`;
}
