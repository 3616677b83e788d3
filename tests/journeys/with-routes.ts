import type { Page } from 'playwright';
import { experience } from '#site/experience.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';

const EXPERIENCE_FILE = /\/assets\/experience-[^/]+\.js$/;
const BEFORE_ROUTES = 'routes:[';

/**
 * The site's experience with further routes, which go before its own. A server takes it as an
 * option.
 */
export function experienceWith(routes: readonly RouteConfig[]): typeof experience {
  return { ...experience, routes: [...routes, ...experience.routes] };
}

/** The same in a browser, whose build holds the site's own. */
export async function serveRoutes(
  page: Page,
  routes: readonly RouteConfig[],
  floatingFeatures: (typeof experience)['floatingFeatures'] = [],
): Promise<void> {
  await page.context().route(EXPERIENCE_FILE, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (!code.includes(BEFORE_ROUTES))
      throw new Error(`No ${BEFORE_ROUTES} in ${route.request().url()}`);
    const own = routes.map((each) => `${JSON.stringify(each)},`).join('');
    const floating = `floatingFeatures:${JSON.stringify(floatingFeatures)},`;
    const body = code.replace(BEFORE_ROUTES, () => floating + BEFORE_ROUTES + own);
    await route.fulfill({ response, body });
  });
}
