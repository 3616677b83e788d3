import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { isRecord } from '#schemas/is-record.ts';
import { createBrowserHost, createStartHost, PAGE_ELEMENT } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { fetchVisitorContext } from '../client-context/index.ts';
import { fetchFeatureConfig } from '../feature-config/index.ts';
import { getApiOrigins, createBrowserCalls, createHttp, applyApiOrigin } from '../http/index.ts';
import { createConfiguredSearch } from './configured-search.ts';
import type { Search } from './create-search.ts';

export interface WindowSearchOptions {
  readonly experience: ExperienceConfig;
  readonly visitor: () => Promise<Visitor>;
  /** The locale of the page. */
  readonly locale: string;
}

/** The name that the event has on a platform's bus too, whose code this page may never load. */
const ANALYTICS_ERROR = 'analytics-error';

/** Returns the segment that the content of the page's shell says is searched. */
function readSearchSegment(window: Window): string | undefined {
  const content: unknown = Reflect.get(window, 'cmsData');
  const context = isRecord(content) ? content['segmentContext'] : undefined;
  const segment = isRecord(context) ? context['searchSegment'] : undefined;
  return typeof segment === 'string' ? segment : undefined;
}

/** Makes what suggests searches in a window, where the API host of its page answers. */
export function createWindowSearch(
  window: Window & typeof globalThis,
  { experience, visitor, locale }: WindowSearchOptions,
): Search {
  const host = createBrowserHost(window, createStartHost(window));
  const configured = applyApiOrigin(experience, window.document);
  const [origin, ...otherOrigins] = getApiOrigins(configured, host.url());
  const calls = createBrowserCalls({ origin, otherOrigins, locale, visitor }, host);
  const cached = createHttp({ origin, ...calls }, host);
  const { application } = experience.featureConfig ?? {};
  const onAnalyticsError = (message: string) =>
    window.document
      .getElementById(PAGE_ELEMENT)
      ?.dispatchEvent(new CustomEvent(ANALYTICS_ERROR, { detail: { message }, bubbles: true }));
  // Suggestions have a cache of their own.
  const http = createHttp({ origin, locale: calls.locale, signing: calls.signing }, host);

  return createConfiguredSearch(
    {
      experience,
      locale,
      searchSegment: readSearchSegment(window),
      visitor,
      featureConfig: (feature) => fetchFeatureConfig({ feature, application }, { http: cached }),
      async clientContext() {
        const { timeoutMs } = experience.clientContext ?? {};
        const options = { http: cached, onAnalyticsError };
        return fetchVisitorContext(await visitor(), timeoutMs, options);
      },
    },
    { http, host },
  );
}
