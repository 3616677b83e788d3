import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { AccordionItems, type AccordionActions } from './accordion-items.tsx';
import type { OpenItems } from './open-items-store.ts';

const header = (name: string) => screen.getByRole('button', { name });
const openHeaders = () =>
  screen.queryAllByRole('button', { expanded: true }).map((each) => each.textContent);

interface DrawOptions {
  readonly items?: readonly string[];
  readonly isExclusive?: boolean;
  readonly defaultValue?: OpenItems;
}

/** An accordion whose items are known by their headers. */
function renderAccordion(options: DrawOptions) {
  const changes: OpenItems[] = [];
  const actionsRef = createRef<AccordionActions>();
  const accordion = ({ items = ['A', 'B', 'C'], ...more }: DrawOptions) => (
    <AccordionItems
      items={items.map((id) => ({
        id,
        header: id,
        content: <input aria-label={`About ${id}`} />,
      }))}
      actionsRef={actionsRef}
      onValueChange={(open) => changes.push(open)}
      {...more}
    />
  );
  const { rerender } = render(accordion(options));
  return {
    changes,
    actionsRef,
    rerenderAccordion: (next: DrawOptions) => rerender(accordion({ ...options, ...next })),
  };
}

describe('The open state of an accordion', () => {
  test.each([
    ['put before it', ['New', 'A', 'B', 'C']],
    ['put beside it', ['A', 'New', 'B', 'C']],
    ['moved', ['C', 'B', 'A']],
    ['removed before it', ['B', 'C']],
  ])('CO-016 stays with its item where items are %s', (_, items) => {
    const { rerenderAccordion, changes } = renderAccordion({ defaultValue: ['B'] });
    const field = screen.getByLabelText('About B');

    rerenderAccordion({ items });

    expect(openHeaders()).toEqual(['B']);
    expect(screen.getByLabelText('About B')).toBe(field);
    expect(changes).toEqual([]);
  });

  test('CO-016 goes with its item, is reported, and does not come back with it', () => {
    const { rerenderAccordion, changes } = renderAccordion({ defaultValue: ['A', 'B'] });

    rerenderAccordion({ items: ['A', 'C'] });
    rerenderAccordion({ items: ['A', 'B', 'C'] });

    expect(openHeaders()).toEqual(['A']);
    expect(changes).toEqual([['A']]);
  });

  test('CO-016 is reported by the ids of the items, in the order of opening', () => {
    const { rerenderAccordion, changes } = renderAccordion({});
    rerenderAccordion({ items: ['New', 'A', 'B', 'C'] });

    act(() => header('C').click());
    act(() => header('A').click());

    expect(changes).toEqual([['C'], ['C', 'A']]);
  });

  test('two clicks before it was rendered again both count', () => {
    const { changes } = renderAccordion({});

    act(() => {
      header('A').click();
      header('C').click();
    });

    expect(openHeaders()).toEqual(['A', 'C']);
    expect(changes).toEqual([['A'], ['A', 'C']]);
  });

  test('two calls before it was rendered again both count, also where they undo each other', () => {
    const { changes, actionsRef } = renderAccordion({});

    act(() => {
      actionsRef.current?.setOpenItems(['B']);
      actionsRef.current?.setOpenItems([]);
    });

    expect(openHeaders()).toEqual([]);
    expect(changes).toEqual([['B'], []]);
  });

  test('an accordion that becomes exclusive reports what it closed', () => {
    const { changes, rerenderAccordion } = renderAccordion({ defaultValue: ['C', 'A'] });

    rerenderAccordion({ isExclusive: true });

    expect(openHeaders()).toEqual(['A']);
    expect(changes).toEqual([['A']]);
  });

  test('an accordion that is exclusive no more opens nothing that it had closed', () => {
    const { changes, rerenderAccordion } = renderAccordion({ defaultValue: ['C', 'A'] });
    rerenderAccordion({ isExclusive: true });

    rerenderAccordion({ isExclusive: false });

    expect(openHeaders()).toEqual(['A']);
    expect(changes).toEqual([['A']]);
  });
});
