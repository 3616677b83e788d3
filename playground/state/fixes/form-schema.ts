/** The part of JSON Schema that the editor's schemas use, as far as a form shows it. */
export interface FormSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly additionalProperties?: boolean | FormSchema;
  readonly propertyNames?: FormSchema;
  readonly items?: FormSchema;
  readonly allOf?: readonly FormSchema[];
  readonly if?: FormSchema;
  readonly then?: FormSchema;
  readonly else?: FormSchema;
  readonly not?: FormSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
}

/** A schema under the address by which files name it. */
export interface AddressedSchema {
  readonly url: string;
  readonly schema: FormSchema & { readonly $defs?: Readonly<Record<string, FormSchema>> };
}

export type FollowSchema = (schema: FormSchema) => FormSchema;

const DEFINITION = /#\/\$defs\/(?<name>[^/]+)$/;

/**
 * Creates a function that follows references among schemas. Members beside a reference override
 * those of the schema that it leads to.
 */
export function createSchemaFollower(schemas: readonly AddressedSchema[]): FollowSchema {
  const definitions = Object.assign({}, ...schemas.map(({ schema }) => schema.$defs ?? {}));
  const follow: FollowSchema = ({ $ref, ...beside }) => {
    const name = DEFINITION.exec($ref ?? '')?.groups?.['name'];
    const definition: FormSchema | undefined = name === undefined ? undefined : definitions[name];
    return definition ? { ...follow(definition), ...beside } : beside;
  };
  return follow;
}

/** The members that an object has to have, given the ones that it has. */
export function listRequired(schema: FormSchema, value: unknown): ReadonlySet<string> {
  const { required = [], allOf = [], if: condition } = schema;
  const branch = condition && (matchesCondition(condition, value) ? schema.then : schema.else);
  return new Set([
    ...required,
    ...[...allOf, ...(branch ? [branch] : [])].flatMap((each) => [...listRequired(each, value)]),
  ]);
}

/**
 * Returns true if a value meets a condition of our schemas: the members that it must have, and
 * their values.
 */
export function matchesCondition(
  { required = [], properties = {}, not }: FormSchema,
  value: unknown,
): boolean {
  const member = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return (
    required.every((name) => member(name) !== undefined) &&
    Object.entries(properties).every(
      ([name, schema]) => member(name) === undefined || isAmong(schema, member(name)),
    ) &&
    !(not && matchesCondition(not, value))
  );
}

function isAmong(schema: FormSchema, value: unknown): boolean {
  if ('const' in schema) return schema.const === value;
  return schema.enum?.includes(value) ?? true;
}
