import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SubmitEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { caretRight, lockKey } from '../icon/drawings.ts';
import type { ButtonAppearance } from './button-content.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  test.each([
    ['BU-001', { look: 'ghost' }, 'no style "ghost". Use one of: filled, outline, text.'],
    [
      'BU-002',
      { color: 'pink' },
      'no colour "pink". Use one of: orange, indigo, sky, grey, inverted.',
    ],
    ['BU-003', { size: 18 }, 'no font size "18". Use one of: 12, 14, 16, 19.'],
    ['BU-003', { size: '16' }, 'no font size "16". Use one of: 12, 14, 16, 19.'],
  ])('%s %o is refused with a message that names what there is', (_, wrong, message) => {
    const look = wrong as Partial<ButtonAppearance>;

    expect(() => render(<Button {...look}>Continue</Button>)).toThrow(`A button has ${message}`);
    expect(() =>
      render(
        <Button href="/" {...look}>
          Continue
        </Button>,
      ),
    ).toThrow(`A button has ${message}`);
  });

  test('is a button that sends no form, and passes its attributes on', async () => {
    const press = vi.fn<() => void>();
    render(
      <Button onClick={press} aria-expanded={false}>
        Continue
      </Button>,
    );

    const button = screen.getByRole('button', { name: 'Continue', expanded: false });
    await userEvent.click(button);

    expect(button).toHaveAttribute('type', 'button');
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('with an address is a link', () => {
    render(
      <Button href="/saving" target="_blank" rel="noopener">
        Saving
      </Button>,
    );

    const link = screen.getByRole('link', { name: 'Saving' });

    expect(link).toHaveAttribute('href', '/saving');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('disabled cannot be pressed; a link keeps its role and loses its address', async () => {
    const press = vi.fn<() => void>();
    render(
      <>
        <Button disabled onClick={press}>
          Continue
        </Button>
        <Button disabled href="/saving">
          Saving
        </Button>
      </>,
    );

    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByRole('button')).toBeDisabled();
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole('link')).not.toHaveAttribute('href');
    expect(screen.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a disabled link calls nothing and leads nowhere, however it is pressed', async () => {
    const call = vi.fn<() => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens
      <div onClick={call} onKeyDown={() => undefined}>
        <Button
          disabled
          href="/saving"
          tabIndex={0}
          onClick={call}
          onClickCapture={call}
          onPointerDown={call}
          onMouseUp={call}
          onKeyDown={call}
        >
          Saving
        </Button>
      </div>,
    );
    const link = screen.getByRole('link');

    await userEvent.click(link);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    link.click();

    expect(call).not.toHaveBeenCalled();
  });

  test('icons stand before and after the text and are decoration', () => {
    render(
      <Button iconBefore={lockKey} iconAfter={caretRight}>
        Log in
      </Button>,
    );

    const [before, text, after] = screen.getByRole('button', { name: 'Log in' }).childNodes;

    expect(before).toContainHTML(lockKey.path);
    expect(text).toHaveTextContent('Log in');
    expect(after).toContainHTML(caretRight.path);
  });

  test('while its work is under way says so, keeps focus and cannot be pressed again', async () => {
    const sent: string[] = [];
    render(<SendingButton onSend={() => sent.push('sent')} />);
    const button = screen.getByRole('button', { name: 'Send' });

    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');

    expect(sent).toEqual(['sent']);
    expect(button).toHaveAccessibleName('Sending');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });

  test('while its work is under way sends no form', async () => {
    const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    const form = (busyText?: string) => (
      <form onSubmit={submit}>
        <Button type="submit" busyText={busyText}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form('Sending'));
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();

    rerender(form());
    await userEvent.click(screen.getByRole('button'));

    expect(submit).toHaveBeenCalledTimes(1);
  });
});

function SendingButton({ onSend }: { readonly onSend: () => void }) {
  const [isSending, setSending] = useState(false);
  const send = () => {
    onSend();
    setSending(true);
  };
  return (
    <Button busyText={isSending ? 'Sending' : undefined} onClick={send}>
      Send
    </Button>
  );
}
