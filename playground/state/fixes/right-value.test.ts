import { expect, test } from 'vitest';
import schemas from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { createSchemaFollower, type FormSchema } from './form-schema.ts';
import { findRightValue } from './right-value.ts';

const follow = createSchemaFollower(schemas);

test.each<[string, FormSchema, unknown]>([
  ['what can only be one', { const: 'news', default: 'x' }, 'news'],
  ['what may be left out', { enum: ['small', 'medium'], default: 'medium' }, 'medium'],
  ['the first example', { type: 'string', examples: ['Open an account', 'x'] }, 'Open an account'],
  ['the first of a list', { enum: ['commercial', 'operational'] }, 'commercial'],
  ['an empty text where that is allowed', { type: 'string' }, ''],
  ['a text that awaits another', { type: 'string', minLength: 1 }, '…'],
  ['the smallest number', { type: 'integer', minimum: 3 }, 3],
  ['no', { type: 'boolean' }, false],
  [
    'as many items as there have to be',
    { type: 'array', items: { const: 1 }, minItems: 2 },
    [1, 1],
  ],
  [
    'an object with what is required of it',
    {
      type: 'object',
      required: ['text'],
      properties: { text: { type: 'string' }, icon: { type: 'string' } },
    },
    { text: '' },
  ],
])('a right value is %s', (_what, schema, value) => {
  expect(findRightValue(schema, follow)).toEqual({ value });
});

test.each<[string, FormSchema]>([
  ['one of several types', { type: ['string', 'object'], examples: ['x'] }],
  ['a component of any type', { $ref: '#/$defs/AnyComponent' }],
  ['a feature', { $ref: '#/$defs/FeatureName' }],
  ['a list that needs one', { type: 'array', minItems: 1, items: { $ref: '#/$defs/AnyCard' } }],
  ['a text of a pattern without an example', { type: 'string', pattern: '^/' }],
  ['an object that needs some member or other', { type: 'object', minProperties: 1 }],
  ['anything', {}],
])('%s is for the author to choose', (_what, schema) => {
  expect(findRightValue(schema, follow)).toBeUndefined();
});
