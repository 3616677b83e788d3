import { expect, test } from 'vitest';
import { excludeExisting } from './schemas.ts';

test('what is offered out of the fixtures is not offered by the schemas too, and all else is', () => {
  const schema = {
    $defs: {
      IconId: { type: 'string', examples: ['a:b:c'] },
      Any: {
        defaultSnippets: [{ label: 'a' }],
        properties: { a: { enum: ['x'] }, componentType: { enum: ['b'], enumDescriptions: ['B'] } },
        if: { properties: { componentType: { const: 'b' } } },
      },
      Image: {
        properties: {
          original: { $ref: '#/$defs/ImageUrl', examples: ['/images/a.svg'] },
          host: { $ref: '#/$defs/Url', examples: ['https://cdn.example.com'] },
          examples: { type: 'string', examples: ['An example'] },
        },
      },
    },
  };

  expect(excludeExisting(schema)).toEqual({
    $defs: {
      IconId: { type: 'string' },
      Any: {
        properties: { a: { enum: ['x'] }, componentType: {} },
        if: { properties: { componentType: { pattern: '^b$' } } },
      },
      Image: {
        properties: {
          original: { $ref: '#/$defs/ImageUrl' },
          host: { $ref: '#/$defs/Url', examples: ['https://cdn.example.com'] },
          examples: { type: 'string', examples: ['An example'] },
        },
      },
    },
  });
});
