import type { ErrorObject } from 'ajv';
import type { Shape } from '../check-module.ts';
import type { ExampleSchema } from './format-example.ts';
import { brokenRule, wrongValue } from './value-problems.ts';
import { wrongType } from './wrong-type.ts';
import { tooLarge, tooLong, tooShort, tooSmall, wrongFormat } from './measures.ts';
import type { Problem } from './problem.ts';

type Describe = (pointer: string, error: ErrorObject, shape: Shape) => Problem;

const limitOf = ({ params }: ErrorObject): number => Number(params['limit']);
const small: Describe = (pointer, error) => tooSmall(limitOf(error), pointer, error.data);
const large: Describe = (pointer, error) => tooLarge(limitOf(error), pointer, error.data);

const byKeyword: Readonly<Record<string, Describe>> = {
  type: (pointer, error, shape) =>
    wrongType(error.params['type'], pointer, { value: error.data, schema: schemaOf(error), shape }),
  enum: (pointer, error) => wrongValue(error.params['allowedValues'], pointer, error.data),
  const: (pointer, error) => wrongValue([error.params['allowedValue']], pointer, error.data),
  minLength: (pointer, error) => tooShort(limitOf(error), pointer, error.data),
  maxLength: (pointer, error) => tooLong(limitOf(error), pointer, error.data),
  minimum: small,
  exclusiveMinimum: small,
  minItems: small,
  minProperties: small,
  maximum: large,
  exclusiveMaximum: large,
  maxItems: large,
  maxProperties: large,
  pattern: (pointer, error) => wrongFormat(error.params['pattern'], pointer, formatDetails(error)),
  format: (pointer, error) => wrongFormat(error.params['format'], pointer, formatDetails(error)),
};

/** The problem behind one error that concerns a value itself, not the names of its properties. */
export function describeError(pointer: string, error: ErrorObject, shape: Shape = {}): Problem {
  const describe = byKeyword[error.keyword];
  return describe
    ? describe(pointer, error, shape)
    : brokenRule(error.keyword, pointer, error.data);
}

function schemaOf({ parentSchema: schema }: ErrorObject): ExampleSchema {
  return {
    type: schema?.['type'],
    examples: schema?.['examples'],
    required: schema?.['required'],
    properties: schema?.['properties'],
  };
}

function formatDetails({ data, parentSchema }: ErrorObject) {
  return {
    value: data,
    description: parentSchema?.['description'],
    examples: parentSchema?.['examples'],
  };
}
