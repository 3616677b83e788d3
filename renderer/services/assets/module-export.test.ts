import { describe, expect, test } from 'vitest';
import { findExport } from './create-definitions.ts';

const Simulator = class {
  readonly name = 'Simulator';
};
const Other = class {
  readonly name = 'Other';
};
function simulator() {}
const address = 'https://cdn.example.com/loan-simulator/1.0.0/esm/index.js';

describe('what a module exports', () => {
  test('AS-017 is the named export that the asset asks for, else its default export', () => {
    const module = { default: Other, Simulator };

    expect(findExport(module, { name: 'Simulator', address })).toBe(Simulator);
    expect(findExport(module, { address })).toBe(Other);
  });

  test('AS-004 is missing under the name that is asked for, though there is a default export', () => {
    expect(() => findExport({ default: Other }, { name: 'Simulator', address })).toThrow(
      expect.objectContaining({
        code: 'missing-named-export',
        message: expect.stringContaining('has no export with the name Simulator. It has: default.'),
      }),
    );
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'AS-004 is no name that every object has: %s',
    (name) => {
      expect(() => findExport({ Simulator }, { name, address })).toThrow(
        expect.objectContaining({ code: 'missing-named-export' }),
      );
    },
  );

  test('AS-005 is missing where there is no default export, and none is asked for', () => {
    expect(() => findExport({ Simulator }, { address })).toThrow(
      expect.objectContaining({
        code: 'missing-default-export',
        message: expect.stringContaining('has no default export. Name one of its exports'),
      }),
    );
  });

  test.each([
    ['an object', {}],
    ['a text', 'loan-simulator'],
    ['null', null],
    ['nothing', undefined],
    ['a function', simulator],
    ['an arrow', () => undefined],
    ['a bound class', Simulator.bind(undefined)],
  ])('AS-006 is no class but %s', (_, found) => {
    expect(() => findExport({ default: found }, { address })).toThrow(
      expect.objectContaining({
        code: 'non-class-export',
        message: expect.stringContaining('is not a class, but of the type'),
      }),
    );
  });
});
