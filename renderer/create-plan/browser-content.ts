import type { Plan } from '../plan/index.ts';

/**
 * Selects the content of the shell that scripts of the page need, which is that about the segment;
 * navigation and links stand in the HTML.
 */
export function selectBrowserContent(
  shellData: ReadonlyMap<string, object>,
): Pick<Plan, 'cmsData'> {
  for (const content of shellData.values()) {
    const context: unknown = 'segmentContext' in content ? content.segmentContext : undefined;
    if (typeof context === 'object' && context !== null) {
      return { cmsData: { segmentContext: context } };
    }
  }
  return {};
}
