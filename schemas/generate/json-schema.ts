import type { Advice, ValueKind } from '../check-module.ts';
import type { AddressRule } from '../content/configured-address.ts';

/** The part of JSON Schema 2020-12 that schema files may use, and our own keywords. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly unevaluatedProperties?: boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly not?: JsonSchema;
  readonly minimum?: number;
  readonly minItems?: number;
  /** Names what `page` does with the value before a component sees it. */
  readonly 'x-kind'?: ValueKind;
  /** True if the text makes the anchor of its component, which links can lead to. */
  readonly 'x-anchor'?: true;
  /** Names the addresses that may be configured here. */
  readonly 'x-address'?: AddressRule;
  /** Limits that authors should know; of several, the first that holds here counts. */
  readonly 'x-advice'?: readonly Advice[];
  /** The only family whose components may be here. */
  readonly 'x-family'?: string;
  /** The zones that may hold a component. */
  readonly 'x-zones'?: readonly string[];
  /**
   * The part of the kit whose specimens show every value, so that no component has to show each of
   * them.
   */
  readonly 'x-specimen'?: string;
  /** The type a component receives, where it differs from what authors write. */
  readonly tsType?: string;
}

const SINGLE = ['items', 'propertyNames', 'if', 'then', 'else', 'not'] as const;

/** The same schema with `change` applied to each schema directly inside it. */
export function mapInner(
  schema: JsonSchema,
  change: (inner: JsonSchema) => JsonSchema,
): JsonSchema {
  const { properties, additionalProperties, allOf } = schema;
  const single = SINGLE.flatMap((key) => (schema[key] ? [[key, change(schema[key])]] : []));
  return {
    ...schema,
    ...Object.fromEntries(single),
    ...(properties && { properties: mapValues(properties, change) }),
    ...(allOf && { allOf: allOf.map(change) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: change(additionalProperties),
    }),
  };
}

/** The same object with `change` applied to each of its values. */
export function mapValues<From, To>(
  object: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
