import { createAnchors, findAnchor } from '#renderer/anchors';
import { findHome } from '#fixtures';
import { findComponents, getComponentType } from '#schemas/components.ts';
import { PLACEHOLDER_START } from '#schemas/content/placeholders.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { isRecord } from '#schemas/is-record.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';

/** A page of the site that a link can lead to. */
export interface PageTarget {
  readonly address: string;
  readonly title: string;
  /** Are left out for a page that is below no home. */
  readonly locale?: string;
  readonly segment?: string;
}

/** A heading of the page that a link on it can lead to. */
export interface AnchorTarget {
  readonly address: string;
  readonly title: string;
}

/** Lists the pages in a locale, then all others, as people look for them. */
export function listPageTargets(
  pages: ReadonlyMap<string, string>,
  experience: ExperienceConfig,
  locale: string,
): readonly PageTarget[] {
  const all = [...pages].map(([address, title]): PageTarget => {
    const home = findHome(address, experience);
    const segment = experience.segments?.find(({ id }) => id === home?.segment);
    const label = home && (segment?.labels?.[home.locale] ?? home.segment);
    return {
      address,
      title,
      ...(home && { locale: home.locale }),
      ...(label !== undefined && { segment: label }),
    };
  });
  const own = all.filter((page) => page.locale === locale);
  return [...own, ...all.filter((page) => page.locale !== locale)];
}

/**
 * Lists the headings of a page with their anchors. One whose heading holds a macro, and has no
 * anchor of its own, has another anchor in each language, and is left out.
 */
export function listAnchorTargets(page: unknown, known: KnownChecks): readonly AnchorTarget[] {
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  const look = (type: string) => known.components.get(type);
  const anchorOf = createAnchors();
  return findComponents(page, shape, look).flatMap(({ component }) => {
    const own = look(getComponentType(component) ?? '')?.shape;
    if (!isRecord(component) || !own) return [];
    const { anchor } = findAnchor(component, own, anchorOf);
    const { title } = component;
    const isFixed = typeof component['anchor'] === 'string';
    if (anchor === undefined || typeof title !== 'string') return [];
    if (!isFixed && title.includes(PLACEHOLDER_START)) return [];
    return [{ address: `#${anchor}`, title }];
  });
}
