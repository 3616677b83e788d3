import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { resizeWindow } from './test-overlay.testing.ts';
import { OverlayFixture } from './overlay-fixture.testing.tsx';
import { Overlay } from './overlay.tsx';
import { Popover } from './popover.tsx';

const overlay = () => screen.queryByRole('dialog');

function KeptShown() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Popover
        title="Kept"
        open={isOpen}
        onOpenChange={setOpen}
        onBeforeHide={(event) => event.preventDefault()}
      />
      <button type="button" onClick={() => setOpen(false)}>
        {isOpen ? 'Shown' : 'Hidden'}
      </button>
    </>
  );
}

describe('Overlay', () => {
  test('OV-002 OV-003 calls its owner for each event, in order', async () => {
    const events: string[] = [];
    render(
      <OverlayFixture
        variation="dialog"
        onBeforeShow={() => events.push('before-show')}
        onShow={() => events.push('show')}
        onBeforeHide={() => events.push('before-hide')}
        onHide={() => events.push('hide')}
      />,
    );
    expect(events).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(events).toEqual(['before-show', 'show']);

    await userEvent.keyboard('{Escape}');
    expect(events).toEqual(['before-show', 'show', 'before-hide', 'hide']);
  });

  test('OV-004 a refused show leaves the state of its author as it was, too', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog
        open
        title="Refused"
        onOpenChange={onOpenChange}
        onBeforeShow={(event) => event.preventDefault()}
      />,
    );

    expect(overlay()).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  test('OV-005 a refused hide leaves the state of its author as it was, too', async () => {
    render(<KeptShown />);

    await userEvent.click(screen.getByRole('button'));

    expect(overlay()).toBeVisible();
    expect(screen.getByRole('button')).toHaveTextContent('Shown');
  });

  test('with open given, only its owner hides it', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const dialog = (open: boolean) => (
      <Dialog open={open} title="Kept" closeLabel="Close" onOpenChange={onOpenChange} />
    );
    const { rerender } = render(dialog(true));

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(overlay()).toBeVisible();

    rerender(dialog(false));
    expect(overlay()).toBeNull();
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  test('OV-037 hands out attributes that connect it with its opener, wherever that stands', () => {
    render(<OverlayFixture variation="dropdown" defaultOpen />);

    const button = screen.getByRole('button', { name: 'Open' });

    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAttribute('aria-controls', overlay()?.id);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('an owner that changes the state is not called for it', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const { rerender } = render(<Dialog open={false} title="Told" onOpenChange={onOpenChange} />);

    rerender(<Dialog open title="Told" onOpenChange={onOpenChange} />);
    rerender(<Dialog open={false} title="Told" onOpenChange={onOpenChange} />);

    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('has the role dialog and the name of its title, or its own of either', () => {
    render(
      <>
        <Popover defaultOpen title="Your formula" />
        <Popover defaultOpen role="alertdialog" label="Out of reach" />
      </>,
    );

    expect(screen.getByRole('dialog', { name: 'Your formula' })).toBeVisible();
    expect(screen.getByRole('alertdialog', { name: 'Out of reach' })).toBeVisible();
  });

  test('an alertdialog is described by its content, or by what its author names', () => {
    render(
      <>
        <Dialog defaultOpen role="alertdialog" title="Delete?">
          The money goes back.
        </Dialog>
        <p id="reason">Your card has expired.</p>
        <Dialog defaultOpen role="alertdialog" title="Pay?" aria-describedby="reason" />
        <Dialog defaultOpen title="Loan">
          Costs
        </Dialog>
      </>,
    );

    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toHaveAccessibleDescription(
      'The money goes back.',
    );
    expect(screen.getByRole('alertdialog', { name: 'Pay?' })).toHaveAccessibleDescription(
      'Your card has expired.',
    );
    expect(screen.getByRole('dialog', { name: 'Loan' })).not.toHaveAccessibleDescription();
  });

  test.each(['menu', 'listbox', ''])(
    'OV-020 the role "%s" raises an error, for it keeps no promise of it',
    (role) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const wrong = role as 'dialog';

      expect(() => render(<Popover defaultOpen title="Wrong" role={wrong} />)).toThrow(
        `Unknown overlay role: ${role}. Use one of: dialog, alertdialog.`,
      );
      vi.restoreAllMocks();
    },
  );

  test('has a close button only where there is a name for it', () => {
    const { rerender } = render(<Popover defaultOpen title="Closing" />);
    expect(screen.queryByRole('button')).toBeNull();

    rerender(<Popover defaultOpen title="Closing" closeLabel="Shut" />);
    expect(screen.getByRole('button', { name: 'Shut' })).toBeVisible();
  });

  test('OV-007 wears the frame of the mode it is shown in', () => {
    resizeWindow(599);
    const variation = { desktop: 'popover', mobile: 'indigo-24' } as const;
    const { rerender } = render(<Overlay variation={variation} open title="Frame" />);
    expect(overlay()).toHaveAttribute('data-color', 'indigo');
    expect(overlay()).toHaveAttribute('data-kind', 'dialog');

    resizeWindow(600);
    rerender(<Overlay variation={variation} open={false} title="Frame" />);
    rerender(<Overlay variation={variation} open title="Frame" />);

    expect(overlay()).not.toHaveAttribute('data-color');
    expect(overlay()).toHaveAttribute('data-kind', 'popover');
  });

  test('OV-014 the frame of a dialog is default or full-screen-on-mobile', () => {
    const { rerender } = render(<Dialog open title="Frame" variation="default" />);
    expect(overlay()).not.toHaveAttribute('data-full-screen');

    rerender(<Dialog open title="Frame" variation="full-screen-on-mobile" />);
    expect(overlay()).toHaveAttribute('data-full-screen', 'mobile');
  });

  test.each(['', 'Default', 'full-screen'])(
    'OV-014 the frame "%s" of a dialog is refused with the names that exist',
    (variation) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const wrong = variation as 'default';

      expect(() => render(<Dialog open title="Wrong" variation={wrong} />)).toThrow(
        `Unknown overlay frame variation: ${variation}. Use a valid variation: dialog, `,
      );
      vi.restoreAllMocks();
    },
  );

  test('OV-019 a variation that does not exist stops it with the error that says so', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = 'drawer' as 'popover';

    expect(() => render(<Overlay variation={wrong} defaultOpen title="Wrong" />)).toThrow(
      'Unknown overlay frame variation: drawer. Use a valid variation: dialog,',
    );
    vi.restoreAllMocks();
  });
});
