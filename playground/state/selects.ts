import type { Scenario } from '#schemas/generated/scenario.ts';

/** The four selects above the preview, by the scenario's member that each of them changes. */
export interface Selects {
  readonly locale: string;
  readonly segment: string;
  /** Width of the preview in CSS pixels. */
  readonly viewport: string;
  readonly session: string;
}

export type SelectName = keyof Selects;

/** What the selects offer. The first of each is what a scenario means that says nothing. */
export const CHOICES: Readonly<Record<SelectName, readonly [string, ...string[]]>> = {
  locale: ['en-GB', 'fr-BE', 'nl-BE', 'de-DE'],
  segment: ['individuals', 'business', 'private-banking'],
  viewport: ['840', '360', '1440'],
  session: ['anonymous', 'signed-in'],
};

/** The selects in their order. Their names are part of the playground's interface, in every language. */
export const SELECTS: readonly { readonly id: SelectName; readonly name: string }[] = [
  { id: 'locale', name: 'Locale' },
  { id: 'segment', name: 'Segment' },
  { id: 'viewport', name: 'Viewport' },
  { id: 'session', name: 'Session' },
];

/** What the selects show when a scenario is opened. */
export function selectsOf(scenario: Scenario): Selects {
  return {
    locale: scenario.locale ?? CHOICES.locale[0],
    segment: scenario.segment ?? CHOICES.segment[0],
    viewport: String(scenario.viewport?.width ?? CHOICES.viewport[0]),
    session: scenario.session ?? CHOICES.session[0],
  };
}

/** The scenario as the selects want it. The viewport is not among it: the frame's own width says that. */
export function withSelects(scenario: Scenario, selects: Selects): Scenario {
  return {
    ...scenario,
    locale: selects.locale,
    segment: selects.segment,
    session: selects.session === 'signed-in' ? 'signed-in' : 'anonymous',
  };
}
