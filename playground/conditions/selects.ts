import { findHome, getScenarioPath } from '#fixtures';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '../environment/experience.ts';
import { NO_CONDITIONS, applyConditions, type Conditions } from './conditions.ts';
import { DEVICES, isWidth } from './devices.ts';
import { isSession, SESSIONS } from './sessions.ts';

/**
 * The four selects above the preview, by the scenario's member that each of them changes; and what
 * stands beside them.
 */
export interface Selects {
  readonly locale: string;
  readonly segment: string;
  /** Width of the preview in CSS pixels. */
  readonly viewport: string;
  readonly session: string;
  /** The conditions that are chosen beside the selects. */
  readonly conditions?: Conditions;
}

export type SelectName = Exclude<keyof Selects, 'conditions'>;

const { locales, segments = [] } = experience;

/** The choices that the selects offer. */
export const CHOICES: Readonly<Record<SelectName, readonly string[]>> = {
  locale: locales.map(({ locale }) => locale),
  segment: segments.map(({ id }) => id),
  viewport: DEVICES.map(({ width }) => String(width)),
  session: SESSIONS,
};

/** The choices that apply where a scenario names no others. */
export const DEFAULTS: Selects = {
  locale: CHOICES.locale[0] ?? '',
  segment: CHOICES.segment[0] ?? '',
  viewport: '840',
  session: 'anonymous',
};

/**
 * The selects in their order. Their names are part of the playground's interface, in every
 * language.
 */
export const SELECTS: readonly { readonly id: SelectName; readonly name: string }[] = [
  { id: 'locale', name: 'Locale' },
  { id: 'segment', name: 'Segment' },
  { id: 'viewport', name: 'Viewport' },
  { id: 'session', name: 'Session' },
];

/**
 * Returns the choices that the selects show when a scenario is opened: where it names no language
 * or segment, the address of its page does.
 */
export function getSelects(scenario: Scenario): Selects {
  const around = findHome(getScenarioPath(scenario, experience), experience);
  return {
    locale: scenario.locale ?? around?.locale ?? DEFAULTS.locale,
    segment: scenario.segment ?? around?.segment ?? DEFAULTS.segment,
    viewport: String(scenario.viewport?.width ?? DEFAULTS.viewport),
    session: scenario.session ?? DEFAULTS.session,
  };
}

/**
 * Returns true if a select can have a choice. A width that no device has is valid too, since a
 * person can drag or type it.
 */
export function isChoice(id: SelectName, choice: string): boolean {
  return CHOICES[id].includes(choice) || (id === 'viewport' && isWidth(choice));
}

/** Returns true if two choices make the same page, whatever the width of the window. */
export function isForSameVisitor(one: Selects, other: Selects | undefined): boolean {
  return (
    one === other ||
    (one.locale === other?.locale &&
      one.segment === other.segment &&
      one.session === other.session &&
      one.conditions === other.conditions)
  );
}

/** The scenario with all choices, except the viewport: that is the frame's own width. */
export function applySelects(scenario: Scenario, selects: Selects): Scenario {
  return {
    ...applyConditions(scenario, selects.conditions ?? NO_CONDITIONS),
    locale: selects.locale,
    segment: selects.segment,
    session: isSession(selects.session) ? selects.session : 'anonymous',
  };
}
