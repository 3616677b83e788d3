import type { JsonSchema } from '#schemas/generate/json-schema.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import schema from '#schemas/scenario.schema.json' with { type: 'json' };

/** Describes how one member of a scenario is chosen, as the schema has it. */
export interface Control {
  readonly name: string;
  /** Its name as a person sees it, in every language. */
  readonly label: string;
  readonly kind: 'choice' | 'truth' | 'time' | 'number' | 'text';
  /** The values that a choice offers, among them '' where the member can be left out. */
  readonly choices: readonly string[];
  /** The lowest and the highest number that are valid. */
  readonly range?: { readonly min: number | undefined; readonly max: number | undefined };
  /** True once the site makes use of the member; false while nothing asks for it. */
  readonly isHeeded: boolean;
  readonly textOf: (scenario: Scenario) => string;
  readonly valueOf: (text: string) => unknown;
  /** Returns true if the member can have a text, such as one from an address; '' leaves it out. */
  readonly allows: (text: string) => boolean;
}

/**
 * The members that describe the scenario itself, its page and what is done on it; all others
 * describe its visitor.
 */
const NOT_OF_THE_VISITOR = [
  '$schema',
  'title',
  'description',
  'tags',
  'page',
  'patch',
  'layout',
  'shellPatch',
  'experiencePatch',
  'media',
  'faults',
  'steps',
  'expectedFaults',
  'expectedEvents',
];

/**
 * Members that nothing asks for yet. A test opens scenarios with and without each to see that this
 * is so.
 */
const UNHEEDED = ['native'];

/** They stand beside these controls. */
const SELECTED = ['locale', 'segment', 'viewport', 'session'];

interface Member extends JsonSchema {
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * The controls beside the four selects: whatever the schema of scenarios says about a visitor has
 * one.
 */
export const controls: readonly Control[] = Object.entries<Member>(schema.properties)
  .filter(([name]) => !NOT_OF_THE_VISITOR.includes(name) && !SELECTED.includes(name))
  .map(([name, member]) => controlOf(name, member));

function controlOf(name: string, member: Member): Control {
  const { enum: values = [], type, pattern, default: byDefault, minimum, maximum } = member;
  const isTruth = type === 'boolean';
  const known = isTruth ? [false, true] : values;
  const kind = kindOf(member);
  const choices = known.map(String);
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return {
    name,
    label: labelOf(name),
    kind,
    choices: byDefault === undefined && kind === 'choice' ? ['', ...choices] : choices,
    ...(kind === 'number' && { range: { min: minimum, max: maximum } }),
    isHeeded: !UNHEEDED.includes(name),
    textOf: (scenario) =>
      String(Object.entries(scenario).find(([each]) => each === name)?.[1] ?? byDefault ?? ''),
    valueOf(text) {
      if (choices.length > 0) return known[choices.indexOf(text)];
      return kind === 'number' ? Number(text) : text;
    },
    allows(text) {
      if (text === '') return true;
      if (choices.length > 0) return choices.includes(text);
      if (kind === 'number') return isNumber(text, member);
      return kind === 'time' ? isTime(text, expression) : (expression?.test(text) ?? true);
    },
  };
}

function kindOf({ enum: values, type, pattern }: Member): Control['kind'] {
  if (type === 'boolean') return 'truth';
  if (values) return 'choice';
  if (type === 'integer') return 'number';
  return pattern?.endsWith('Z$') ? 'time' : 'text';
}

/** Names of members are words joined: `levelOfAssurance`. */
function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isNumber(text: string, { minimum = 0, maximum = Infinity }: Member): boolean {
  return /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

function isTime(text: string, expression: RegExp | undefined): boolean {
  return (expression?.test(text) ?? true) && !Number.isNaN(Date.parse(text));
}
