import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Notification } from './notification.tsx';

describe('Notification', () => {
  test('BL-032 says what happened, and leads to what to do about it', () => {
    render(
      <Notification
        type="information"
        title="Branches close at noon."
        link={{ text: 'Opening hours', url: '/branches' }}
      >
        The app stays open.
      </Notification>,
    );

    expect(screen.getByRole('status')).toHaveTextContent(
      'Branches close at noon. The app stays open. Opening hours',
    );
    expect(screen.getByRole('link', { name: 'Opening hours' })).toHaveAttribute(
      'href',
      '/branches',
    );
  });

  test('a link without a text is none', () => {
    render(<Notification type="information" link={{ text: '', url: '/branches' }} />);

    expect(screen.queryByRole('link')).toBeNull();
  });

  test('BL-035 the types are information, success, warning and error, each with an icon of its own', () => {
    const types = ['information', 'success', 'warning', 'error'] as const;

    const drawings = types.map((type) => {
      const { container } = render(<Notification type={type}>{type}</Notification>);
      return container.querySelector('[data-type] path')?.getAttribute('d');
    });

    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(types.length);
  });

  test.each(['info', '', 'constructor', undefined])(
    'BL-036 the type %s raises the error of the specification',
    (type) => {
      const wrong = type as 'error';

      expect(() => render(<Notification type={wrong} />)).toThrow(
        /^Please provide a valid notification type$/,
      );
    },
  );

  test.each([
    ['information', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ] as const)('%s is announced as %s', (type, role) => {
    render(<Notification type={type}>Saved.</Notification>);

    expect(screen.getByRole(role)).toHaveTextContent('Saved.');
  });

  test('its type has a name where one is given', () => {
    render(<Notification type="warning" typeLabel="Warning" />);

    expect(screen.getByRole('img', { name: 'Warning' })).toBeVisible();
  });

  test('has a button that closes it only where that has a name', () => {
    render(<Notification type="success">Saved.</Notification>);

    expect(screen.queryByRole('button')).toBeNull();
  });

  test('goes away when it is closed, and calls its owner once', async () => {
    const change = vi.fn<(open: boolean) => void>();
    const { container } = render(
      <Notification type="success" closeLabel="Close" onOpenChange={change}>
        Saved.
      </Notification>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(container).toBeEmptyDOMElement();
    expect(change.mock.calls).toEqual([[false]]);
  });

  test('with open given, only its owner closes it', async () => {
    const change = vi.fn<(open: boolean) => void>();
    const { container, rerender } = render(
      <Notification type="success" open closeLabel="Close" onOpenChange={change} />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(change.mock.calls).toEqual([[false]]);
    expect(screen.getByRole('status')).toBeVisible();

    rerender(<Notification type="success" open={false} closeLabel="Close" />);
    expect(container).toBeEmptyDOMElement();
  });
});
