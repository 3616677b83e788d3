import type { FollowSchema, FormSchema } from './form-schema.ts';

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
  const whole = follow(schema);
  if ('const' in whole) return { value: whole.const };
  if (whole.allOf || whole.if || Array.isArray(whole.type)) return undefined;
  const value = whole.default ?? whole.examples?.[0] ?? whole.enum?.[0];
  return value === undefined ? leastOf(whole, follow) : { value };
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
  const whole = members.filter((member) => member !== undefined);
  return whole.length < members.length ? undefined : { value: Object.fromEntries(whole) };
}

function leastList(
  { items = {}, minItems = 0 }: FormSchema,
  follow: FollowSchema,
): RightValue | undefined {
  if (minItems === 0) return { value: [] };
  const right = findRightValue(items, follow);
  return right && { value: Array.from({ length: minItems }, () => right.value) };
}
