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
  const whole = follow(schema);
  const { allOf = [], if: condition } = whole;
  const branch = condition && (matchesCondition(condition, value) ? whole.then : whole.else);
  return [
    whole,
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
