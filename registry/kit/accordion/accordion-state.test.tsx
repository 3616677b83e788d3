import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { AccordionItems, type AccordionHandle } from './accordion-items.tsx';
import type { OpenItems } from './open-items.ts';

const header = (name: string) => screen.getByRole('button', { name });
const openHeaders = () =>
  screen.queryAllByRole('button', { expanded: true }).map((each) => each.textContent);

interface DrawOptions {
  readonly items?: readonly string[];
  readonly isExclusive?: boolean;
  readonly initiallyOpen?: OpenItems;
}

/** An accordion whose items are known by their own words. */
function draw(options: DrawOptions) {
  const changes: OpenItems[] = [];
  const ref = createRef<AccordionHandle>();
  const accordion = ({ items = ['A', 'B', 'C'], ...more }: DrawOptions) => (
    <AccordionItems
      headers={items}
      contents={items.map((item) => (
        <input key={item} aria-label={`About ${item}`} />
      ))}
      ids={items}
      ref={ref}
      onOpenItemsChange={(open) => changes.push(open)}
      {...more}
    />
  );
  const { rerender } = render(accordion(options));
  return {
    changes,
    ref,
    redraw: (next: DrawOptions) => rerender(accordion({ ...options, ...next })),
  };
}

describe('The open state of an accordion', () => {
  test.each([
    ['put before it', ['New', 'A', 'B', 'C']],
    ['put beside it', ['A', 'New', 'B', 'C']],
    ['moved', ['C', 'B', 'A']],
    ['removed before it', ['B', 'C']],
  ])('CO-016 stays with its item where items are %s', (_, items) => {
    const { redraw, changes } = draw({ initiallyOpen: ['B'] });
    const field = screen.getByLabelText('About B');

    redraw({ items });

    expect(openHeaders()).toEqual(['B']);
    expect(screen.getByLabelText('About B')).toBe(field);
    expect(changes).toEqual([]);
  });

  test('CO-016 goes with its item, tells so, and does not come back with it', () => {
    const { redraw, changes } = draw({ initiallyOpen: ['A', 'B'] });

    redraw({ items: ['A', 'C'] });
    redraw({ items: ['A', 'B', 'C'] });

    expect(openHeaders()).toEqual(['A']);
    expect(changes).toEqual([['A']]);
  });

  test('CO-016 is told by the ids of the items, in the order of opening', () => {
    const { redraw, changes } = draw({});
    redraw({ items: ['New', 'A', 'B', 'C'] });

    act(() => header('C').click());
    act(() => header('A').click());

    expect(changes).toEqual([['C'], ['C', 'A']]);
  });

  test('without ids it goes by the places of the items', () => {
    const changes: OpenItems[] = [];
    render(
      <AccordionItems
        headers={['A', 'B']}
        contents={['1', '2']}
        onOpenItemsChange={(open) => changes.push(open)}
      />,
    );

    act(() => header('B').click());

    expect(changes).toEqual([[1]]);
  });

  test('two clicks before it was drawn again both count', () => {
    const { changes } = draw({});

    act(() => {
      header('A').click();
      header('C').click();
    });

    expect(openHeaders()).toEqual(['A', 'C']);
    expect(changes).toEqual([['A'], ['A', 'C']]);
  });

  test('two calls before it was drawn again both count, also where they undo each other', () => {
    const { changes, ref } = draw({});

    act(() => {
      ref.current?.setOpenItems(['B']);
      ref.current?.setOpenItems([]);
    });

    expect(openHeaders()).toEqual([]);
    expect(changes).toEqual([['B'], []]);
  });

  test('an accordion that becomes exclusive tells what it closed', () => {
    const { changes, redraw } = draw({ initiallyOpen: ['C', 'A'] });

    redraw({ isExclusive: true });

    expect(openHeaders()).toEqual(['A']);
    expect(changes).toEqual([['A']]);
  });

  test('an accordion that is exclusive no more opens nothing that it had closed', () => {
    const { changes, redraw } = draw({ initiallyOpen: ['C', 'A'] });
    redraw({ isExclusive: true });

    redraw({ isExclusive: false });

    expect(openHeaders()).toEqual(['A']);
    expect(changes).toEqual([['A']]);
  });
});
