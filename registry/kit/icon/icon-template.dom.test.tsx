import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readTemplateElement, type IconTemplate } from './icon-template.ts';
import { ResolvedIcon } from './resolved-icon.tsx';

const drawing = <svg data-testid="drawing" />;

describe('templates of icons', () => {
  test.each([
    ['an element', drawing],
    ['a function that returns one', () => drawing],
  ])('IC-009 %s is drawn', (_, template) => {
    const { getByTestId } = render(<ResolvedIcon template={template} />);

    expect(getByTestId('drawing')).toBeInTheDocument();
  });

  test.each([
    ['a text', '<svg></svg>', 'a value of type string'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a number', 24, 'a value of type number'],
    ['a list', [drawing], 'an array'],
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
