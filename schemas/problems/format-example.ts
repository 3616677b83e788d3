import type { Shape } from '../check-module.ts';

/** The part of a schema that its validator carries, from which an example is made. */
export interface ExampleSchema {
  readonly type?: unknown;
  readonly examples?: readonly unknown[] | undefined;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, ExampleSchema>> | undefined;
}

const OF_KIND: Readonly<Partial<Record<NonNullable<Shape['kind']>, string>>> = {
  url: '/en/individuals/saving',
  'rich-text': '<p>Open an account in <strong>five minutes</strong>.</p>',
};
const ANY_TEXT = '…';

/**
 * A right value as it is written in JSON: the schema's own example, else the members that are
 * required.
 */
export function formatExample(schema: ExampleSchema, shape: Shape): string {
  const [own] = schema.examples ?? [];
  if (own !== undefined) return JSON.stringify(own);
  if (schema.type === 'object' || shape.properties) return exampleObject(schema, shape);
  if (shape.items || schema.type === 'array') return '[ … ]';
  const ofKind = shape.kind && OF_KIND[shape.kind];
  if (ofKind === undefined && schema.type === 'boolean') return 'true';
  return JSON.stringify(ofKind ?? ANY_TEXT);
}

function exampleObject({ required = [], properties = {} }: ExampleSchema, shape: Shape): string {
  const names = Object.keys(properties);
  const displayed = required.length > 0 ? required : names.slice(0, 1);
  if (displayed.length === 0) return '{ … }';
  const members = displayed.map(
    (name) =>
      `${JSON.stringify(name)}: ${formatExample(properties[name] ?? {}, shape.properties?.[name] ?? {})}`,
  );
  return `{ ${members.join(', ')} }`;
}
