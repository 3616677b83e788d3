import { describe, expect, test } from 'vitest';
import { render } from '@testing-library/react';
import {
  createIconResolvers,
  type IconResolver,
  type IconTemplate,
  readTemplateElement,
} from './icon-resolvers.ts';
import { ResolvedIcon } from './resolved-icon.tsx';

const drawing = <svg />;
const lost = new Error('no network');

const shape = <svg data-testid="drawing" />;

function resolversWith(resolver: IconResolver) {
  const log: unknown[][] = [];
  const resolvers = createIconResolvers((...message) => log.push(message));
  resolvers.register('bank', resolver);
  return { resolvers, log };
}

describe('resolvers of icons', () => {
  test('a resolver is asked for iconset and icon, and answers at once or later', async () => {
    const asked: string[][] = [];
    const { resolvers } = resolversWith((...names) => {
      asked.push(names);
      return names[0] === 'late' ? Promise.resolve(drawing) : () => drawing;
    });

    expect(resolvers.resolve('bank:soon:key')).toBe(drawing);
    await expect(resolvers.resolve('bank:late:lock')).resolves.toBe(drawing);
    expect(asked).toEqual([
      ['soon', 'key'],
      ['late', 'lock'],
    ]);
  });

  test('IC-010 a namespace without a resolver is an error that names those that have one', () => {
    const { resolvers } = resolversWith(() => drawing);

    expect(() => resolvers.resolve('shop:regular:key')).toThrow(
      'Icon resolver not found for the icon "shop:regular:key". ' +
        'Register one for its namespace; registered are: bank.',
    );
  });

  test('IC-010 a second resolver for a namespace is an error', () => {
    const { resolvers } = resolversWith(() => drawing);

    expect(() => resolvers.register('bank', () => drawing)).toThrow(
      'The namespace "bank" has an icon resolver already.',
    );
  });

  test('IC-002 an id of the wrong form reaches no resolver', () => {
    const { resolvers, log } = resolversWith(() => drawing);

    expect(() => resolvers.resolve('bank:key')).toThrow('It must be namespace:iconset:icon.');
    expect(log).toEqual([]);
  });

  test.each<[string, IconResolver]>([
    [
      'throws',
      () => {
        throw lost;
      },
    ],
    ['rejects', () => Promise.reject(lost)],
  ])('a resolver that %s is logged and gives nothing', async (_, resolver) => {
    const { resolvers, log } = resolversWith(resolver);

    expect(await resolvers.resolve('bank:regular:key')).toBeUndefined();
    expect(log).toEqual([['The icon bank:regular:key cannot be drawn:', lost]]);
  });

  test.each([
    ['at once', '<svg></svg>'],
    ['later', Promise.resolve('<svg></svg>')],
    ['from a function', () => '<svg></svg>'],
  ])('IC-009 a text that a resolver gives %s is logged and not drawn', async (_, text) => {
    const { resolvers, log } = resolversWith(() => text as unknown as IconTemplate);

    expect(await resolvers.resolve('bank:regular:key')).toBeUndefined();
    expect(String(log[0]?.[1])).toContain('Icons accept only templates');
  });
});

describe('templates of icons', () => {
  test.each([
    ['an element', shape],
    ['a function that returns one', () => shape],
  ])('IC-009 %s is drawn', (_, template) => {
    const { getByTestId } = render(<ResolvedIcon template={template} />);

    expect(getByTestId('drawing')).toBeInTheDocument();
  });

  test.each([
    ['a text', '<svg></svg>', 'a value of type string'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a number', 24, 'a value of type number'],
    ['a list', [shape], 'an array'],
    ['an object', { viewBox: '0 0 1 1' }, 'a value of type object'],
    [
      'a function that returns a text',
      () => '<svg></svg>',
      'a function returning a value of type string',
    ],
    ['a function that returns nothing', () => undefined, 'a function returning undefined'],
  ])('IC-009 %s is refused', (_, template, kind) => {
    expect(() => readTemplateElement(template)).toThrow(
      `Icons accept only templates, or functions returning a template. This is ${kind}.`,
    );
  });

  test('IC-009 the component refuses a text too', () => {
    const text = '<svg></svg>' as unknown as IconTemplate;

    expect(() => render(<ResolvedIcon template={text} />)).toThrow('Icons accept only templates');
  });
});
