import type { CheckModule, Shape } from '#schemas/check-module.ts';
import { isRecord } from '#schemas/is-record.ts';

export const STRANGE_STATES = [
  'a title of 200 letters',
  'an empty list',
  'German compound nouns',
  'no picture',
] as const;

export type StrangeState = (typeof STRANGE_STATES)[number];

type Component = Readonly<Record<string, unknown>>;

const LONG_TITLE = 200;
const GERMAN = 'de-DE';
const COMPOUND = /\p{L}{24,}/u;
const TEXTS = new Set(['text', 'noted-text', 'rich-text']);

/** The strange states that a component of that type can have, as far as its schema goes. */
export function possibleStates({ check, shape }: CheckModule, full: Component): StrangeState[] {
  const isPossible: Readonly<Record<StrangeState, boolean>> = {
    'a title of 200 letters': someMember(shape, (_, name) => name === 'title'),
    'an empty list': emptiableLists(shape).some(
      (name) => check({ ...full, [name]: [] }).length === 0,
    ),
    'German compound nouns': someMember(shape, ({ kind = '' }) => TEXTS.has(kind)),
    'no picture': someMember(shape, ({ kind }) => kind === 'image'),
  };
  return STRANGE_STATES.filter((state) => isPossible[state]);
}

/** The strange states that a component is in. */
export function statesOf(
  component: Component,
  shape: Shape,
  locale: string | undefined,
): StrangeState[] {
  const isShown: Readonly<Record<StrangeState, boolean>> = {
    'a title of 200 letters': valuesOf(component).some(
      ([name, value]) => name === 'title' && String(value).length >= LONG_TITLE,
    ),
    'an empty list': emptiableLists(shape).some((name) => isEmptyList(component[name])),
    'German compound nouns':
      locale === GERMAN &&
      valuesOf(component).some(([, value]) => typeof value === 'string' && COMPOUND.test(value)),
    'no picture': valuesOf(component).every(([name]) => name !== 'original'),
  };
  return STRANGE_STATES.filter((state) => isShown[state]);
}

/** The lists that an author writes into the component itself; every component has taxonomies. */
function emptiableLists({ properties = {} }: Shape): string[] {
  return Object.keys(properties).filter((name) => name !== 'taxonomies' && properties[name]?.items);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function someMember(shape: Shape, holds: (member: Shape, name: string) => boolean): boolean {
  const members = Object.entries({ ...shape.properties, ...(shape.items && { '': shape.items }) });
  return members.some(([name, member]) => holds(member, name) || someMember(member, holds));
}

/** Every member of a value, however deep, by its name. */
function valuesOf(value: unknown): (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap((member) => [member, ...valuesOf(member[1])]);
}
