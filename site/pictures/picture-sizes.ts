import type { Scenario } from '#schemas/generated/scenario.ts';

interface NamedScenario {
  readonly id: string;
  readonly scenario: Pick<Scenario, 'page' | 'viewport'>;
}

/** A picture to capture: of a scenario, in a window of that size in CSS pixels. */
export interface PictureToCapture {
  /** The name of the picture; that of its scenario, unless it is a small one. */
  readonly id: string;
  readonly scenario: string;
  readonly width: number;
  readonly height: number;
  /** The picture is reduced to this width. */
  readonly maxWidth: number;
}

/** The width of the window that most scenarios are made for. */
const USUAL_WIDTH = 1440;

/** The gallery shows the first 900 px of a page, at half this width. */
const USUAL = { height: 900, maxWidth: 640 };

/** A component in the place of a card, in the proportions of the playground's palette. */
const SMALL = { width: 480, height: 300, maxWidth: 320 };

/** Returns the name of the small picture of a scenario. */
export function getSmallPictureId(scenario: string): string {
  return `${scenario}?small`;
}

/** Returns true for a scenario that shows a component with everything that it can have. */
function hasSmallPicture({ id, scenario: { page } }: NamedScenario): boolean {
  return page.component !== undefined && id.endsWith('/full');
}

/**
 * Lists the pictures of scenarios: first the small ones, of which there are few and which whoever
 * writes sees together.
 */
export function listPictures(scenarios: readonly NamedScenario[]): readonly PictureToCapture[] {
  const small = scenarios
    .filter(hasSmallPicture)
    .map(({ id }) => ({ id: getSmallPictureId(id), scenario: id, ...SMALL }));
  const usual = scenarios.map(({ id, scenario: { viewport } }) => {
    return { id, scenario: id, width: viewport?.width ?? USUAL_WIDTH, ...USUAL };
  });
  return [...small, ...usual];
}
