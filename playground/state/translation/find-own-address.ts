import { findHome } from '#fixtures';
import { experience } from '../../environment/experience.ts';
import { isNewPage } from '../new-pages.ts';
import type { Playground } from '../playground.ts';
import type { PageAddress } from './alternates.ts';

/**
 * Finds the address of the page that is open. A version that is only a draft has one as well; a
 * component alone, a changed page, and a new page have none.
 */
export function findOwnAddress({
  translation,
  scenarioId,
  scenario,
}: Pick<Playground, 'translation' | 'scenarioId' | 'scenario'>): PageAddress | undefined {
  if (translation && isNewPage(scenarioId)) {
    return { locale: translation.locale, path: translation.path };
  }
  const { fixture } = scenario.page;
  if (fixture === undefined || scenario.patch) return undefined;
  const home = findHome(`/${fixture}`, experience);
  return home && { locale: home.locale, path: fixture };
}
