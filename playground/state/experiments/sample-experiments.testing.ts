import { sampleScenario } from '../sample-scenario.testing.ts';
import type { OpenedScenario } from '../playground.ts';
import { CARD, toPageText } from '../translation/sample-page.testing.ts';

export const CONTROL = 'en/individuals/borrowing/car-loan';
export const VARIANT = 'en/individuals/borrowing/electric-car-loan';

const EXPERIMENT = {
  key: 'car-loan-advice',
  experimentUrl: `/${CONTROL}`,
  variants: [
    { variant: 'control', variantUrl: `/${CONTROL}`, share: 3 },
    { variant: 'electric', variantUrl: `/${VARIANT}` },
  ],
};

/** For tests: an experiment on one page, and one that has ended on another. */
export const EXPERIMENTS = `${JSON.stringify(
  {
    loans: {
      experiments: [
        EXPERIMENT,
        { ...EXPERIMENT, key: 'other', experimentUrl: '/en/a/b', ended: true, variants: [] },
      ],
    },
  },
  undefined,
  2,
)}\n`;

/** For tests: a scenario of a page of the site, with experiments. */
export function scenarioOfPage(
  id: string,
  fixture: string,
  { title = id, experiments = EXPERIMENTS } = {},
): OpenedScenario {
  return {
    ...sampleScenario,
    id,
    scenario: { title, page: { fixture }, locale: 'en-GB', segment: 'individuals' },
    texts: { ...sampleScenario.texts, page: toPageText([CARD], { title }), experiments },
  };
}

/** For tests: a page with an experiment, the page of its variant, one without, and an empty one. */
export const SCENARIOS: readonly OpenedScenario[] = [
  scenarioOfPage('loan/car', CONTROL),
  scenarioOfPage('loan/electric', VARIANT),
  scenarioOfPage('loan/boat', 'en/individuals/borrowing/boat-loan'),
  scenarioOfPage('home/en', 'en/individuals'),
  scenarioOfPage('page/empty', 'en/individuals'),
];
