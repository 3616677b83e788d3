import { createExperience, createRegistry, defineEntry } from '#renderer';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';

const experience: ExperienceConfig = {
  name: 'consumer',
  appName: 'Consumer',
  locales: [{ locale: 'en-GB', label: 'English' }],
  flexPage: { endpoint: '/page-model' },
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
};

const greeting = defineEntry({
  kind: 'component',
  type: 'greeting',
  interactive: true,
  load: () => import('./greeting.tsx').then((module) => module.Greeting),
  check: () => import('#schemas/generated/blocks/link-list.check.ts'),
});

/**
 * Starts an experience as site/browser.ts does, with one entry: everything else in its first files
 * belongs to the renderer.
 */
void createExperience(window, { registry: createRegistry([greeting]), experience });
