import { matchesCondition, type FollowSchema, type FormSchema } from './form-schema.ts';

/**
 * Every part of a schema that holds for a value: what it leads to, and of its conditions the
 * branches that are met.
 */
export type SchemaParts = readonly FormSchema[];

export function collectSchemaParts(
  schema: FormSchema,
  value: unknown,
  follow: FollowSchema,
): SchemaParts {
  const resolved = follow(schema);
  const { allOf = [], if: condition } = resolved;
  const branch = condition && (matchesCondition(condition, value) ? resolved.then : resolved.else);
  return [
    resolved,
    ...[...allOf, ...(branch ? [branch] : [])].flatMap((part) =>
      collectSchemaParts(part, value, follow),
    ),
  ];
}

/**
 * Finds the schema that the parts have for a member. The last part that names the member counts, as
 * it is more specific than those that lead to it.
 */
export function findMemberSchema(parts: SchemaParts, name: string): FormSchema | undefined {
  const known = parts.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, name) ? [properties[name]] : [],
  );
  const others = parts.map(({ additionalProperties }) => additionalProperties);
  return known.at(-1) ?? others.find((each) => typeof each === 'object');
}

export function findItemSchema(parts: SchemaParts): FormSchema | undefined {
  return parts.findLast(({ items }) => items !== undefined)?.items;
}

export function listRequiredMembers(parts: SchemaParts): ReadonlySet<string> {
  return new Set(parts.flatMap(({ required = [] }) => required));
}

/**
 * Returns true if a member decides which schema applies to an object, as the type of a component
 * does.
 */
export function isDecisive(parts: SchemaParts, name: string): boolean {
  return parts.some(({ if: condition }) => condition !== undefined && isNamedIn(condition, name));
}

function isNamedIn({ required = [], properties = {}, not }: FormSchema, name: string): boolean {
  return (
    required.includes(name) ||
    Object.hasOwn(properties, name) ||
    (not !== undefined && isNamedIn(not, name))
  );
}

/** The most of one limit among the parts. */
export function getLeastCount(parts: SchemaParts, limit: 'minItems' | 'minProperties'): number {
  return Math.max(0, ...parts.map((part) => part[limit] ?? 0));
}

const ANY_TEXT = '…';

/** A value, which may be any but `undefined`. */
export interface RightValue {
  readonly value: unknown;
}

/**
 * Finds the value that stands first in a schema, as for a new component: the default, an example,
 * the first of a list, or else the least value of its type. Returns undefined where the schema lets
 * an author choose between kinds.
 */
export function findRightValue(schema: FormSchema, follow: FollowSchema): RightValue | undefined {
  // Which feature stands somewhere decides what it is configured with.
  if (schema.$ref?.endsWith('/FeatureName') === true) return undefined;
  const resolved = follow(schema);
  if ('const' in resolved) return { value: resolved.const };
  if (resolved.allOf || resolved.if || Array.isArray(resolved.type)) return undefined;
  const value = resolved.default ?? resolved.examples?.[0] ?? resolved.enum?.[0];
  return value === undefined ? leastOf(resolved, follow) : { value };
}

function leastOf(schema: FormSchema, follow: FollowSchema): RightValue | undefined {
  switch (schema.type) {
    case 'object':
      return leastObject(schema, follow);
    case 'array':
      return leastList(schema, follow);
    case 'boolean':
      return { value: false };
    case 'number':
    case 'integer':
      return { value: schema.minimum ?? 0 };
    case 'string':
      // A text that matches a pattern or a format cannot be made up.
      if (schema.pattern !== undefined || schema.format !== undefined) return undefined;
      return { value: schema.minLength === undefined ? '' : ANY_TEXT };
    default:
      return undefined;
  }
}

function leastObject(
  { required = [], properties = {}, minProperties = 0 }: FormSchema,
  follow: FollowSchema,
): RightValue | undefined {
  if (required.length < minProperties) return undefined;
  const members = required.map((name) => {
    const right = findRightValue(properties[name] ?? {}, follow);
    return right && ([name, right.value] as const);
  });
  const resolved = members.filter((member) => member !== undefined);
  return resolved.length < members.length ? undefined : { value: Object.fromEntries(resolved) };
}

function leastList(
  { items = {}, minItems = 0 }: FormSchema,
  follow: FollowSchema,
): RightValue | undefined {
  if (minItems === 0) return { value: [] };
  const right = findRightValue(items, follow);
  return right && { value: Array.from({ length: minItems }, () => right.value) };
}
