import { listRequired, type FollowSchema, type FormSchema } from './form-schema.ts';

/**
 * The least that a value of a schema can be: what an author goes on from. What it has to say stays
 * empty, and is asked for.
 */
export function createBlank(schema: FormSchema, follow: FollowSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        [...listRequired(schema, {})].map((name) => [
          name,
          createBlank(follow(schema.properties?.[name] ?? {}), follow),
        ]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return 0;
    default:
      return '';
  }
}
