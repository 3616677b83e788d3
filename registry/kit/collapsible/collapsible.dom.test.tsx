import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Collapsible, type CollapsibleActions } from './collapsible.tsx';

const header = () => screen.getByRole('button', { name: 'Delivery address' });

function renderCollapsible() {
  const changes: boolean[] = [];
  const actionsRef = createRef<CollapsibleActions>();
  render(
    <Collapsible
      header="Delivery address"
      actionsRef={actionsRef}
      onOpenChange={(open) => changes.push(open)}
    >
      <p>Lange Nieuwstraat 12</p>
    </Collapsible>,
  );
  const actions = actionsRef.current;
  if (!actions) throw new Error('A collapsible gave no actions.');
  return { actions, changes };
}

describe('Collapsible', () => {
  test('CO-001 is closed at first, and the header names what it opens', () => {
    renderCollapsible();

    const panel = document.querySelector('.collapsible-panel');

    expect(header()).toHaveAttribute('aria-expanded', 'false');
    expect(header()).toHaveAttribute('aria-controls', panel?.id);
    expect(panel).not.toBeVisible();
  });

  test('CO-001 a click opens it, the next one closes it, and its owner is called once for each', async () => {
    const { changes } = renderCollapsible();

    await userEvent.click(header());
    expect(header()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Lange Nieuwstraat 12')).toBeVisible();

    await userEvent.click(header());
    expect(header()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Lange Nieuwstraat 12')).not.toBeVisible();
    expect(changes).toEqual([true, false]);
  });

  test('to show what is shown, or hide what is hidden, changes nothing and calls nobody', () => {
    const { actions, changes } = renderCollapsible();

    act(() => actions.hide());
    act(() => {
      actions.show();
      actions.show();
    });
    act(() => actions.show());

    expect(header()).toHaveAttribute('aria-expanded', 'true');
    expect(changes).toEqual([true]);
  });

  test('CO-002 of two toggles at once the second one is ignored', () => {
    const { actions, changes } = renderCollapsible();

    act(() => {
      actions.toggle();
      actions.toggle();
    });

    expect(header()).toHaveAttribute('aria-expanded', 'true');
    expect(changes).toEqual([true]);
  });

  test('hide() takes effect right after show()', () => {
    const { actions, changes } = renderCollapsible();

    act(() => {
      actions.show();
      actions.hide();
    });

    expect(header()).toHaveAttribute('aria-expanded', 'false');
    expect(changes).toEqual([true, false]);
  });

  test('may stand open from the start, on the server too, and then nobody is called', () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const open = (
      <Collapsible header="Delivery address" defaultOpen onOpenChange={onOpenChange}>
        <p>Lange Nieuwstraat 12</p>
      </Collapsible>
    );

    const served = renderToString(open);
    render(open);

    expect(served).toContain('aria-expanded="true"');
    expect(served).not.toContain('hidden=""');
    expect(screen.getByText('Lange Nieuwstraat 12')).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('with open given, only its owner opens and closes it', async () => {
    const change = vi.fn<(open: boolean) => void>();
    const collapsible = (open: boolean) => (
      <Collapsible header="Delivery address" open={open} onOpenChange={change}>
        <p>Lange Nieuwstraat 12</p>
      </Collapsible>
    );
    const { rerender } = render(collapsible(false));

    await userEvent.click(header());
    await userEvent.click(header());
    expect(header()).toHaveAttribute('aria-expanded', 'false');
    expect(change.mock.calls).toEqual([[true], [true]]);

    rerender(collapsible(true));
    expect(header()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(header());
    expect(header()).toHaveAttribute('aria-expanded', 'true');
    expect(change).toHaveBeenLastCalledWith(false);
  });

  test('what the server draws has no style attribute', () => {
    const served = renderToString(<Collapsible header="A">B</Collapsible>);

    expect(served).toContain('collapsible__header');
    expect(served).not.toContain('style=');
  });
});
