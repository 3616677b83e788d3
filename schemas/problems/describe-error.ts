import type { ErrorObject } from 'ajv';
import type { Shape } from '../check-module.ts';
import type { ExampleSchema } from './example-of.ts';
import { brokenRule, wrongValue } from './value-problems.ts';
import { wrongType } from './wrong-type.ts';
import { tooLarge, tooLong, tooShort, tooSmall, wrongFormat } from './measures.ts';
import type { Problem } from './problem.ts';

type Describe = (at: string, error: ErrorObject, shape: Shape) => Problem;

const limitOf = ({ params }: ErrorObject): number => Number(params['limit']);
const small: Describe = (at, error) => tooSmall(limitOf(error), at, error.data);
const large: Describe = (at, error) => tooLarge(limitOf(error), at, error.data);

const byKeyword: Readonly<Record<string, Describe>> = {
  type: (at, error, shape) =>
    wrongType(error.params['type'], at, { value: error.data, schema: schemaOf(error), shape }),
  enum: (at, error) => wrongValue(error.params['allowedValues'], at, error.data),
  const: (at, error) => wrongValue([error.params['allowedValue']], at, error.data),
  minLength: (at, error) => tooShort(limitOf(error), at, error.data),
  maxLength: (at, error) => tooLong(limitOf(error), at, error.data),
  minimum: small,
  exclusiveMinimum: small,
  minItems: small,
  minProperties: small,
  maximum: large,
  exclusiveMaximum: large,
  maxItems: large,
  maxProperties: large,
  pattern: (at, error) => wrongFormat(error.params['pattern'], at, formatDetails(error)),
  format: (at, error) => wrongFormat(error.params['format'], at, formatDetails(error)),
};

/** The problem behind one error that concerns a value itself, not the names of its properties. */
export function describeError(at: string, error: ErrorObject, shape: Shape = {}): Problem {
  const describe = byKeyword[error.keyword];
  return describe ? describe(at, error, shape) : brokenRule(error.keyword, at, error.data);
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
