import { formatFault, readFaultLine } from '#fixtures';
import type { EndpointFault, Scenario } from '#schemas/generated/scenario.ts';
import { controls, type Control } from './controls.ts';
import { ENDPOINTS, getFaultName } from './faults.ts';
import { MEDIA_FEATURES } from './media-features.ts';
import { isVisitorKind, OFFERS_FOR } from './visitor-kinds.ts';

/**
 * The conditions that a person chose beside the four selects, as texts by name: members of the
 * scenario schema, media features of the visitor's system, `fault-<endpoint>`, `offers`. A
 * condition that is not named is as the scenario has it; an empty text leaves it out.
 */
export type Conditions = Readonly<Record<string, string>>;

/** The actions for conditions, which a person chooses beside the four selects. */
export interface ConditionActions {
  /** Chooses a condition; '' leaves it out. */
  readonly setCondition: (name: string, text: string) => void;
  /** Every service answers as it should. */
  readonly clearFaults: () => void;
}

export const NO_CONDITIONS: Conditions = {};

const MEMBERS: ReadonlyMap<string, Control> = new Map(controls.map((each) => [each.name, each]));

/** Returns the text that holds for a condition: the chosen one, else the scenario's own. */
export function getCondition(scenario: Scenario, conditions: Conditions, name: string): string {
  return conditions[name] ?? ownCondition(scenario, name);
}

/**
 * Returns the conditions after one more choice. A value that the scenario has itself is not kept as
 * a condition.
 */
export function changeCondition(
  scenario: Scenario,
  conditions: Conditions,
  [name, text]: readonly [string, string],
): Conditions {
  const { [name]: _, ...others } = conditions;
  return text === ownCondition(scenario, name) ? others : { ...others, [name]: text };
}

/** The conditions in which every service answers as it should. */
export function removeFaults(scenario: Scenario, conditions: Conditions): Conditions {
  return ENDPOINTS.reduce(
    (before, endpoint) => changeCondition(scenario, before, [getFaultName(endpoint), '']),
    conditions,
  );
}

/** Reads the conditions that a query names, and ignores values that no control would offer. */
export function readConditions(query: URLSearchParams): Conditions {
  return Object.fromEntries([...query].filter(([name, text]) => isKnown(name, text)));
}

/** A scenario in which these conditions hold. */
export function applyConditions(scenario: Scenario, conditions: Conditions): Scenario {
  const names = [...MEMBERS.keys()].filter((name) => conditions[name] !== undefined);
  const others = Object.entries(scenario).filter(([name]) => !names.includes(name));
  const chosen = names.flatMap((name) => {
    const text = conditions[name];
    return text ? [[name, MEMBERS.get(name)?.valueOf(text)]] : [];
  });
  const { title, page } = scenario;
  const applied = { title, page, ...Object.fromEntries([...others, ...chosen]) };
  return withFaults(withMedia(applied, conditions), conditions);
}

/** The preferences of the visitor's system, by media feature. */
export function getMedia({ media }: Scenario): Readonly<Record<string, string>> {
  return { ...media };
}

function withMedia({ media = {}, ...scenario }: Scenario, conditions: Conditions): Scenario {
  const own: ReadonlyMap<string, string> = new Map(Object.entries(media));
  const present = MEDIA_FEATURES.flatMap(({ name }) => {
    const value = conditions[name] ?? own.get(name);
    return value ? [[name, value]] : [];
  });
  return present.length === 0 ? scenario : { ...scenario, media: Object.fromEntries(present) };
}

function withFaults({ faults, ...scenario }: Scenario, conditions: Conditions): Scenario {
  const present = ENDPOINTS.flatMap((endpoint): [string, EndpointFault][] => {
    const text = conditions[getFaultName(endpoint)];
    const fault = text === undefined ? faults?.[endpoint] : readFaultLine(text);
    return fault ? [[endpoint, fault]] : [];
  });
  return present.length === 0 ? scenario : { ...scenario, faults: Object.fromEntries(present) };
}

function ownCondition(scenario: Scenario, name: string): string {
  const endpoint = ENDPOINTS.find((each) => getFaultName(each) === name);
  if (endpoint) return formatFault(scenario.faults?.[endpoint]);
  const member = MEMBERS.get(name);
  if (member) return member.textOf(scenario);
  return Object.entries(scenario.media ?? {}).find(([feature]) => feature === name)?.[1] ?? '';
}

function isKnown(name: string, text: string): boolean {
  if (ENDPOINTS.some((endpoint) => getFaultName(endpoint) === name)) {
    return text === '' || readFaultLine(text) !== undefined;
  }
  if (name === OFFERS_FOR) return text === '' || isVisitorKind(text);
  const feature = MEDIA_FEATURES.find((each) => each.name === name);
  if (feature) return text === '' || feature.values.includes(text);
  return MEMBERS.get(name)?.allows(text) ?? false;
}
