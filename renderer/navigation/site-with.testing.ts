import { EventEmitter, once } from 'node:events';
import { createMemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { decideRoute, type RouteFacts } from '../routing/index.ts';
import { createNavigator, type NavigatorOptions } from './create-navigator.ts';
import type { PreparedPage } from './navigation-outcome.ts';

export const ORIGIN = 'https://www.meridia.test';
const ROUTES: readonly RouteConfig[] = [
  { pathPattern: '/old', redirect: '/new' },
  { pathPattern: '/round', redirect: '/round' },
  { pathPattern: '/away', redirect: 'https://shop.meridia.test/start' },
  { pathPattern: '/scan', compatibility: { mobileHybrid: ['camera'] } },
  { pathPattern: '/pay', compatibility: { appVersion: { android: '1.7.2' } } },
  { pathPattern: '/account', auth: { redirectTo: '/login?back={currentUrl}' } },
  { pathPattern: '/*' },
];
export const APP = { platform: 'android', version: '1.7.0', features: [] } as const;

interface SiteOptions extends Partial<RouteFacts>, Pick<NavigatorOptions, 'mayLeave'> {
  /** Addresses that the history holds already. */
  readonly visited?: readonly string[];
}

/** A site that is at `/start`, in a browser whose pages are got ready as a test says. */
export function siteWith({ visited = ['/start'], mayLeave, ...facts }: SiteOptions = {}) {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [...visited] });
  const said: unknown[] = [];
  const waiting = new Map<string, (page?: PreparedPage | Error) => void>();
  /** Emits the path of each page that is asked for. */
  const requests = new EventEmitter();
  const signals = new Map<string, AbortSignal>();
  const site = { screen: '/start', documents: [] as string[], scrolled: [] as unknown[] };
  const navigator = createNavigator({
    router,
    origin: ORIGIN,
    decide: (url) =>
      decideRoute(ROUTES, url, () => ({
        context: new Map(),
        session: 'unauthenticated',
        ...facts,
      })),
    ...(mayLeave && { mayLeave }),
    prepare: (url, signal) => {
      signals.set(url.pathname, signal);
      const ready = { status: 'ready', show: () => void (site.screen = url.pathname) } as const;
      return new Promise((resolve, reject) => {
        waiting.set(url.pathname, (page = ready) => {
          if (page instanceof Error) reject(page);
          else resolve(page);
        });
        requests.emit(url.pathname);
      });
    },
    loadDocument: (url) => site.documents.push(url.href),
    onShown: (url, scrollTop) => site.scrolled.push([url.pathname, scrollTop]),
    onImport: ({ path, state }) => said.push(`${path} ${state}`),
    events: { emit: (name, detail) => said.push([name, detail]) },
  });
  onTestFinished(navigator.dispose);
  return {
    router,
    site,
    said,
    signals,
    go: (path: string) => navigator.navigate({ path }),
    navigator,
    address: () => router.state.location.pathname,
    /** The page of a path has come, or has not. */
    come: async (path: string, page?: PreparedPage | Error) => {
      if (!waiting.has(path)) await once(requests, path);
      waiting.get(path)?.(page);
      waiting.delete(path);
    },
  };
}
