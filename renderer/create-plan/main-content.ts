import { loadErrorTexts } from '../errors/index.ts';
import type { PageModel } from '../page/index.ts';
import { TRAVELLING_CONTENT, type Slices } from '../host/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import type { LoadedPage } from '../loading/index.ts';
import { planPage, type LoadedContent, type Plan } from '../plan/index.ts';

export interface MainContentOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  readonly homeUrl: string;
  readonly previous?: Plan | undefined;
  readonly slices: Slices;
}

/**
 * Plans the page, or says in the visitor's language why there is none. Reports every problem, once.
 */
export async function loadMainContent(
  loaded: LoadedPage,
  { platform, registry, homeUrl, previous, slices }: MainContentOptions,
): Promise<LoadedContent> {
  if (loaded.status === 'found') {
    await slices.run(reportProblems(loaded.model, platform));
    const before = previous?.slots.find(({ zones }) => zones)?.zones;
    const zones = planPage(loaded.model, registry, before);
    return { meta: loaded.model.meta, zones };
  }

  platform.report(loaded.problem);
  const t = await platform.i18n.getT('errors', loadErrorTexts);
  const isMissing = loaded.status === 'not-found';
  const message = {
    heading: t(isMissing ? 'NOT_FOUND_HEADING' : 'ERROR_HEADING'),
    text: t(isMissing ? 'NOT_FOUND' : 'ERROR'),
    link: isMissing
      ? { text: t('NOT_FOUND_LINK'), url: homeUrl }
      : { text: t('ERROR_LINK'), url: pathOf(platform.host.url()) },
  };
  return { meta: { title: message.heading, robots: 'noindex' }, message };
}

/** A link to a path that begins with two slashes would lead to another host. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/^\/+/, '/');
}

function* reportProblems({ zones }: PageModel, { report }: Platform): Generator<void, void> {
  const waiting = zones.flatMap((zone) => zone.items);
  for (const item of waiting) {
    if (item.state === 'faulty') item.problems.forEach(report);
    else waiting.push(...(item.children ?? []));
    yield;
  }
}

/**
 * Selects the content of the shell for scripts of the page, checked, as each part shows it. It is
 * always in the same order, which that of the checks is not.
 */
export function selectBrowserContent(
  shellData: ReadonlyMap<string, object>,
): Pick<Plan, 'cmsData'> {
  const all = new Map<string, unknown>();
  for (const content of shellData.values()) {
    for (const [name, value] of Object.entries(content)) all.set(name, value);
  }
  const names = [...TRAVELLING_CONTENT].filter((name) => all.has(name));
  return names.length > 0
    ? { cmsData: Object.fromEntries(names.map((name) => [name, all.get(name)])) }
    : {};
}
