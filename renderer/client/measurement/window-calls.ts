import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import {
  applyApiOrigin,
  createBrowserCalls,
  createHttp,
  getApiOrigins,
  type Http,
} from '../../services/http/index.ts';

export interface WindowCallsOptions {
  readonly experience: Pick<ExperienceConfig, 'apiOrigin' | 'otherApiOrigins'>;
  readonly visitor: (() => Promise<Visitor>) | undefined;
  readonly document: Document;
}

/** Makes the calls of a window to its API host, of which nothing is cached. */
export function createWindowCalls(
  { experience, visitor, document }: WindowCallsOptions,
  host: Host,
): { readonly http: Http; readonly origin: string } {
  const configured = applyApiOrigin(experience, document);
  const [origin, ...otherOrigins] = getApiOrigins(configured, host.url());
  const options = { origin, otherOrigins, locale: document.documentElement.lang, visitor };
  const { locale, signing } = createBrowserCalls(options, host);
  return { http: createHttp({ origin, locale, signing }, host), origin };
}
