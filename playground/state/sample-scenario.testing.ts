import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../environment/experience.ts';
import { createTextReader } from './document/check-text.ts';
import type { OpenedScenario } from './playground.ts';

/** For tests: the checks of the project, and a scenario with one card. */
export const readText = createTextReader(await loadKnownChecks());

const page = {
  data: { flexZone: { flexComponents: [{ componentType: 'section-title', title: 'November' }] } },
};

export const sampleScenario: OpenedScenario = {
  id: 'section-title/sample',
  scenario: {
    title: 'A title',
    page: { component: 'blocks/section-title/minimal' },
    locale: 'fr-BE',
    viewport: { width: 320 },
  },
  texts: {
    page: `${JSON.stringify(page, undefined, 2)}\n`,
    macros: '{\n  "savings": {\n    "groups": []\n  }\n}\n',
    experiments: '{\n  "full": {\n    "experiments": []\n  }\n}\n',
    offers: '{\n  "full": {\n    "execute": { "pageLoad": {} }\n  }\n}\n',
    experience: `${JSON.stringify(experience, undefined, 2)}\n`,
    shell: '{\n  "en-GB": {},\n  "fr-BE": {}\n}\n',
  },
};
