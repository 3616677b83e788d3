import { defineValidator, type Validator, type ValidatorOptions } from './validator.ts';

/** The used part of a Standard Schema (https://standardschema.dev), version 1. */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
  };
}

interface SchemaResult {
  readonly issues?: readonly { readonly message: string }[] | undefined;
}

interface SchemaValidatorOptions extends ValidatorOptions {
  readonly name: string;
}

/**
 * Makes a validator of any Standard Schema, such as those of zod or valibot. Its message is that of
 * the schema's first issue, unless the options have one.
 *
 * @example fromSchema(z.string().regex(/^BE/), { name: 'IsBelgian' })
 */
export function fromSchema(
  schema: StandardSchema,
  { name, ...options }: SchemaValidatorOptions,
): Validator {
  const validate = (value: unknown) => schema['~standard'].validate(value);
  const define = defineValidator<StandardSchema>({
    name,
    applies: (value) => {
      const result = validate(value);
      return result instanceof Promise ? result.then(isRefused) : isRefused(result);
    },
    getMessage: ({ value }) => {
      const result = validate(value);
      return result instanceof Promise ? result.then(findMessage) : findMessage(result);
    },
  });
  return define(schema, options);
}

function isRefused({ issues }: SchemaResult): boolean {
  return issues !== undefined && issues.length > 0;
}

function findMessage({ issues }: SchemaResult): string {
  return issues?.[0]?.message ?? '';
}
