import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { OverlayFixture } from './overlay-fixture.testing.tsx';
import { Overlay } from './overlay.tsx';
import { Popover } from './popover.tsx';

const overlay = () => screen.queryByRole('dialog');

function KeptShown() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <Popover
        title="Kept"
        isShown={isShown}
        onShownChange={setIsShown}
        onBeforeHide={(event) => event.preventDefault()}
      />
      <button type="button" onClick={() => setIsShown(false)}>
        {isShown ? 'Shown' : 'Hidden'}
      </button>
    </>
  );
}

describe('Overlay', () => {
  test('OV-002 OV-003 tells its author what happens, in order', async () => {
    const heard: string[] = [];
    render(
      <OverlayFixture
        variation="dialog"
        onBeforeShow={() => heard.push('before-show')}
        onShow={() => heard.push('show')}
        onBeforeHide={() => heard.push('before-hide')}
        onHide={() => heard.push('hide')}
      />,
    );
    expect(heard).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(heard).toEqual(['before-show', 'show']);

    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['before-show', 'show', 'before-hide', 'hide']);
  });

  test('OV-004 a refused show leaves the state of its author as it was, too', async () => {
    const onShownChange = vi.fn<(isShown: boolean) => void>();
    render(
      <Dialog
        isShown
        title="Refused"
        onShownChange={onShownChange}
        onBeforeShow={(event) => event.preventDefault()}
      />,
    );

    expect(overlay()).toBeNull();
    expect(onShownChange.mock.calls).toEqual([[false]]);
  });

  test('OV-005 a refused hide leaves the state of its author as it was, too', async () => {
    render(<KeptShown />);

    await userEvent.click(screen.getByRole('button'));

    expect(overlay()).toBeVisible();
    expect(screen.getByRole('button')).toHaveTextContent('Shown');
  });

  test('an author who changes the state is not told about it', async () => {
    const onShownChange = vi.fn<(isShown: boolean) => void>();
    const { rerender } = render(
      <Dialog isShown={false} title="Told" onShownChange={onShownChange} />,
    );

    rerender(<Dialog isShown title="Told" onShownChange={onShownChange} />);
    rerender(<Dialog isShown={false} title="Told" onShownChange={onShownChange} />);

    expect(onShownChange).not.toHaveBeenCalled();
  });

  test('has the role dialog and the name of its title, or its own of either', () => {
    render(
      <>
        <Popover isShown title="Your formula" />
        <Popover isShown role="alertdialog" label="Out of reach" />
      </>,
    );

    expect(screen.getByRole('dialog', { name: 'Your formula' })).toBeVisible();
    expect(screen.getByRole('alertdialog', { name: 'Out of reach' })).toBeVisible();
  });

  test('an alertdialog is described by its content, or by what its author says', () => {
    render(
      <>
        <Dialog isShown role="alertdialog" title="Delete?">
          The money goes back.
        </Dialog>
        <p id="reason">Your card has expired.</p>
        <Dialog isShown role="alertdialog" title="Pay?" describedBy="reason" />
        <Dialog isShown title="Loan">
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

      expect(() => render(<Popover isShown title="Wrong" role={wrong} />)).toThrow(
        `Unknown overlay role: ${role}. Use one of: dialog, alertdialog.`,
      );
      vi.restoreAllMocks();
    },
  );

  test('has a close button only where there are words for it', () => {
    const { rerender } = render(<Popover isShown title="Closing" />);
    expect(screen.queryByRole('button')).toBeNull();

    rerender(<Popover isShown title="Closing" closeLabel="Shut" />);
    expect(screen.getByRole('button', { name: 'Shut' })).toBeVisible();
  });

  test('OV-007 wears the frame of the mode it is shown in', () => {
    vi.stubGlobal('innerWidth', 599);
    const variation = { desktop: 'popover', mobile: 'indigo-24' } as const;
    const { rerender } = render(<Overlay variation={variation} isShown title="Frame" />);
    expect(overlay()).toHaveAttribute('data-color', 'indigo');
    expect(overlay()).toHaveAttribute('data-kind', 'dialog');

    vi.stubGlobal('innerWidth', 600);
    rerender(<Overlay variation={variation} isShown={false} title="Frame" />);
    rerender(<Overlay variation={variation} isShown title="Frame" />);
    vi.unstubAllGlobals();

    expect(overlay()).not.toHaveAttribute('data-color');
    expect(overlay()).toHaveAttribute('data-kind', 'popover');
  });

  test('OV-019 a variation that does not exist stops it with the error that says so', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = 'drawer' as 'popover';

    expect(() => render(<Overlay variation={wrong} isShown title="Wrong" />)).toThrow(
      'Unknown overlay frame variation: drawer. Use a valid variation: dialog,',
    );
    vi.restoreAllMocks();
  });
});
