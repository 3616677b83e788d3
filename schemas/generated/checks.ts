// Made by `npm run generate` from the schema files. Do not edit.
import type { CheckModule, ComponentFamily } from '../check-module.ts';

type LoadCheck = () => Promise<CheckModule>;

/** The check of each kind of component, by componentType. */
export const componentChecks: ReadonlyMap<string, LoadCheck> = new Map<string, LoadCheck>([
  ['accordion', () => import('./blocks/accordion.check.ts')],
  ['cards', () => import('./blocks/cards.check.ts')],
  ['link-list', () => import('./blocks/link-list.check.ts')],
  ['paragraph', () => import('./blocks/paragraph.check.ts')],
  ['section-title', () => import('./blocks/section-title.check.ts')],
  ['article-card', () => import('./cards/article-card.check.ts')],
  ['service-card', () => import('./cards/service-card.check.ts')],
  ['home-header', () => import('./headers/home-header.check.ts')],
]);

/** The family of each kind of component, by componentType. */
export const componentFamilies: ReadonlyMap<string, ComponentFamily> = new Map([
  ['accordion', 'blocks'],
  ['cards', 'blocks'],
  ['link-list', 'blocks'],
  ['paragraph', 'blocks'],
  ['section-title', 'blocks'],
  ['article-card', 'cards'],
  ['service-card', 'cards'],
  ['home-header', 'headers'],
]);

/** The check of everything that is not a component, by the schema's $id. */
export const rootChecks: ReadonlyMap<string, LoadCheck> = new Map<string, LoadCheck>([
  ['https://experience.local/asset.schema.json', () => import('./asset.check.ts')],
  ['https://experience.local/cms-data.schema.json', () => import('./cms-data.check.ts')],
  ['https://experience.local/experience.schema.json', () => import('./experience.check.ts')],
  ['https://experience.local/icons.schema.json', () => import('./icons.check.ts')],
  ['https://experience.local/macros.schema.json', () => import('./macros.check.ts')],
  ['https://experience.local/page-response.schema.json', () => import('./page-response.check.ts')],
  ['https://experience.local/pages.schema.json', () => import('./pages.check.ts')],
  ['https://experience.local/route.schema.json', () => import('./route.check.ts')],
  ['https://experience.local/scenario.schema.json', () => import('./scenario.check.ts')],
  ['https://experience.local/shell/footer.schema.json', () => import('./shell/footer.check.ts')],
  ['https://experience.local/shell/top-bar.schema.json', () => import('./shell/top-bar.check.ts')],
]);
