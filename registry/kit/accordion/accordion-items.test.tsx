import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AccordionItems, type AccordionHandle } from './accordion-items.tsx';
import type { OpenItems } from './open-items.ts';

const HEADERS = ['First', 'Second', 'Third'];
const CONTENTS = ['One', 'Two', 'Three'];
const header = (name: string) => screen.getByRole('button', { name });
const openHeaders = () =>
  screen.queryAllByRole('button', { expanded: true }).map((each) => each.textContent);

function draw(props: { readonly isExclusive?: boolean; readonly initiallyOpen?: OpenItems }) {
  const changes: OpenItems[] = [];
  const ref = createRef<AccordionHandle>();
  const accordion = (isExclusive = props.isExclusive ?? false) => (
    <AccordionItems
      {...props}
      headers={HEADERS}
      contents={CONTENTS}
      isExclusive={isExclusive}
      ref={ref}
      onOpenItemsChange={(open) => changes.push(open)}
    />
  );
  const { rerender } = render(accordion());
  return {
    changes,
    setOpenItems: (open: OpenItems) => act(() => ref.current?.setOpenItems(open)),
    becomeExclusive: () => rerender(accordion(true)),
  };
}

afterEach(() => vi.restoreAllMocks());

describe('AccordionItems', () => {
  test('CO-008 tells of each change with a new list, in the order of opening', async () => {
    const { changes } = draw({});

    for (const name of ['Third', 'First', 'Third']) await userEvent.click(header(name));

    expect(changes).toEqual([[2], [2, 0], [0]]);
  });

  test('CO-007 in exclusive mode never two are open, however they are opened', async () => {
    const { changes, setOpenItems } = draw({ isExclusive: true, initiallyOpen: [0, 1] });
    expect(openHeaders()).toEqual(['Second']);

    setOpenItems([0, 2]);
    expect(openHeaders()).toEqual(['Third']);

    await userEvent.click(header('First'));
    expect(openHeaders()).toEqual(['First']);
    expect(changes).toEqual([[2], [0]]);
  });

  test('CO-007 the last one stays where it becomes exclusive', () => {
    const { becomeExclusive } = draw({ initiallyOpen: [2, 0] });

    becomeExclusive();

    expect(openHeaders()).toEqual(['First']);
  });

  test('to open what is open changes nothing and tells nobody', () => {
    const { changes, setOpenItems } = draw({ initiallyOpen: [1] });

    setOpenItems([1]);

    expect(changes).toEqual([]);
  });

  test('CO-005 headers and contents refer to each other, and no content takes the focus', () => {
    draw({ initiallyOpen: [0] });

    const content = screen.getByRole('region', { name: 'First' });

    expect(header('First')).toHaveAttribute('aria-controls', content.id);
    expect(content).toHaveAttribute('aria-labelledby', header('First').id);
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
  });

  test.each([
    [3, 2],
    [1, 3],
  ])('CO-015 warns of %i headers and %i contents', (headers, contents) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

    render(
      <AccordionItems headers={HEADERS.slice(0, headers)} contents={CONTENTS.slice(0, contents)} />,
    );

    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(
      `An accordion has ${headers} headers and ${contents} contents. Give each header its content.`,
    );
    expect(screen.getAllByRole('button')).toHaveLength(Math.min(headers, contents));
  });

  test('CO-015 says nothing where each header has its content', async () => {
    const warn = vi.spyOn(console, 'warn');

    draw({});
    await userEvent.click(header('First'));

    expect(warn).not.toHaveBeenCalled();
  });

  test('the space bar toggles once however long it is held', async () => {
    const { changes } = draw({});
    header('First').focus();

    await userEvent.keyboard('{ >3/}');

    expect(changes).toEqual([[0]]);
  });

  test('CO-009 an arrow that goes with Alt is left to the browser', async () => {
    draw({});
    header('Second').focus();

    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');

    expect(header('Second')).toHaveFocus();
  });

  test('CO-009 an accordion inside a content moves its own focus only', async () => {
    const inner = <AccordionItems headers={['Inner']} contents={['Deep']} />;
    render(<AccordionItems headers={['A', 'B']} contents={[inner, 'Plain']} initiallyOpen={[0]} />);
    header('A').focus();

    await userEvent.keyboard('{ArrowDown}');

    expect(header('B')).toHaveFocus();
  });
});
