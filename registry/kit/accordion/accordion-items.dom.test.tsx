import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AccordionItems, type AccordionActions } from './accordion-items.tsx';
import type { OpenItems } from './open-items-store.ts';

const ITEMS = itemsOf(['First', 'Second', 'Third'], ['One', 'Two', 'Three']);
const header = (name: string) => screen.getByRole('button', { name });
const openHeaders = () =>
  screen.queryAllByRole('button', { expanded: true }).map((each) => each.textContent);

function renderAccordion(props: {
  readonly isExclusive?: boolean;
  readonly defaultValue?: OpenItems;
}) {
  const changes: OpenItems[] = [];
  const actionsRef = createRef<AccordionActions>();
  const accordion = (isExclusive = props.isExclusive ?? false) => (
    <AccordionItems
      {...props}
      items={ITEMS}
      isExclusive={isExclusive}
      actionsRef={actionsRef}
      onValueChange={(open) => changes.push(open)}
    />
  );
  const { rerender } = render(accordion());
  return {
    changes,
    setOpenItems: (open: OpenItems) => act(() => actionsRef.current?.setOpenItems(open)),
    becomeExclusive: () => rerender(accordion(true)),
  };
}

/**
 * Items that are known by their places. There may be more headers than contents, and the other way
 * round.
 */
function itemsOf(headers: readonly string[], contents: readonly ReactNode[]) {
  const count = Math.max(headers.length, contents.length);
  return Array.from({ length: count }, (_, id) => ({
    id,
    header: headers[id],
    content: contents[id],
  }));
}

afterEach(() => vi.restoreAllMocks());

describe('AccordionItems', () => {
  test('CO-008 calls its owner for each change with a new list, in the order of opening', async () => {
    const { changes } = renderAccordion({});

    for (const name of ['Third', 'First', 'Third']) await userEvent.click(header(name));

    expect(changes).toEqual([[2], [2, 0], [0]]);
  });

  test('CO-007 in exclusive mode never two are open, however they are opened', async () => {
    const { changes, setOpenItems } = renderAccordion({ isExclusive: true, defaultValue: [0, 1] });
    expect(openHeaders()).toEqual(['Second']);

    setOpenItems([0, 2]);
    expect(openHeaders()).toEqual(['Third']);

    await userEvent.click(header('First'));
    expect(openHeaders()).toEqual(['First']);
    expect(changes).toEqual([[2], [0]]);
  });

  test('CO-007 the last one stays where it becomes exclusive', () => {
    const { becomeExclusive } = renderAccordion({ defaultValue: [2, 0] });

    becomeExclusive();

    expect(openHeaders()).toEqual(['First']);
  });

  test('with value given, only its owner opens and closes items', async () => {
    const changes: OpenItems[] = [];
    const accordion = (value: OpenItems) => (
      <AccordionItems items={ITEMS} value={value} onValueChange={(next) => changes.push(next)} />
    );
    const { rerender } = render(accordion([0]));

    await userEvent.click(header('Second'));
    await userEvent.click(header('First'));
    expect(openHeaders()).toEqual(['First']);
    expect(changes).toEqual([[0, 1], []]);

    rerender(accordion([0, 1]));
    expect(openHeaders()).toEqual(['First', 'Second']);
    expect(changes).toHaveLength(2);
  });

  test('to open what is open changes nothing and calls nobody', () => {
    const { changes, setOpenItems } = renderAccordion({ defaultValue: [1] });

    setOpenItems([1]);

    expect(changes).toEqual([]);
  });

  test('CO-005 headers and contents refer to each other, and no content takes the focus', () => {
    renderAccordion({ defaultValue: [0] });

    const content = screen.getByRole('region', { name: 'First' });

    expect(header('First')).toHaveAttribute('aria-controls', content.id);
    expect(content).toHaveAttribute('aria-labelledby', header('First').id);
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
  });

  test('a header is a link to its content, and dragged as little as a button', () => {
    renderAccordion({ defaultValue: [0] });

    const content = screen.getByRole('region', { name: 'First' });

    expect(header('First')).toHaveAttribute('href', `#${content.id}`);
    expect(header('First')).toHaveAttribute('draggable', 'false');
  });

  test.each([
    [3, 2],
    [1, 3],
  ])('CO-015 warns of %i headers and %i contents', (headers, contents) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

    render(
      <AccordionItems
        items={itemsOf(
          ['First', 'Second', 'Third'].slice(0, headers),
          ['One', 'Two', 'Three'].slice(0, contents),
        )}
      />,
    );

    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(
      `An accordion has ${headers} headers and ${contents} contents. Give each header its content.`,
    );
    expect(screen.getAllByRole('button')).toHaveLength(Math.min(headers, contents));
  });

  test('CO-015 says nothing where each header has its content', async () => {
    const warn = vi.spyOn(console, 'warn');

    renderAccordion({});
    await userEvent.click(header('First'));

    expect(warn).not.toHaveBeenCalled();
  });

  test('the space bar toggles once however long it is held', async () => {
    const { changes } = renderAccordion({});
    header('First').focus();

    await userEvent.keyboard('{ >3/}');

    expect(changes).toEqual([[0]]);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])(
    'CO-009 an arrow that goes with %s is left to the browser',
    (modifier) => {
      renderAccordion({});
      header('Second').focus();

      const isLeft = fireEvent.keyDown(header('Second'), { key: 'ArrowLeft', [modifier]: true });

      expect(isLeft).toBe(true);
      expect(header('Second')).toHaveFocus();
    },
  );

  test('CO-009 an arrow that moves the focus does not scroll the page, and other keys do what they do', () => {
    renderAccordion({});
    header('Second').focus();

    expect(fireEvent.keyDown(header('Second'), { key: 'ArrowDown' })).toBe(false);
    expect(header('Third')).toHaveFocus();

    expect(fireEvent.keyDown(header('Third'), { key: 'PageDown' })).toBe(true);
    expect(header('Third')).toHaveFocus();
  });

  test('CO-009 an accordion inside a content moves its own focus only', async () => {
    const inner = <AccordionItems items={itemsOf(['Inner'], ['Deep'])} />;
    render(<AccordionItems items={itemsOf(['A', 'B'], [inner, 'Plain'])} defaultValue={[0]} />);
    header('A').focus();

    await userEvent.keyboard('{ArrowDown}');

    expect(header('B')).toHaveFocus();
  });
});
