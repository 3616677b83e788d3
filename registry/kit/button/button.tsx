import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent } from './button-content.tsx';
import { buttonAttributes, type ButtonLook } from './button-look.ts';
import './button.css';

/** Styles come from the look alone. */
type NotPassedOn = keyof ButtonLook | 'className' | 'style';

interface PressProps extends ButtonLook, Omit<ComponentProps<'button'>, NotPassedOn> {
  readonly href?: undefined;
  /** What the button says while its work is under way, such as Sending. It cannot be pressed meanwhile. */
  readonly busyText?: string | undefined;
}

interface LinkProps extends ButtonLook, Omit<ComponentProps<'a'>, NotPassedOn> {
  readonly href: string;
  readonly disabled?: boolean;
}

/** A button; with an address, a link that looks like one. */
export function Button(props: PressProps | LinkProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function PressButton(props: PressProps) {
  const { look, color, size, isWide, iconBefore, iconAfter, children, ...more } = props;
  const { busyText, onClick, type = 'button', ...attributes } = more;
  const isBusy = busyText !== undefined;
  return (
    <button
      {...attributes}
      {...buttonAttributes({ look, color, size, isWide })}
      {...(isBusy && BUSY)}
      type={type}
      onClick={isBusy ? ignore : onClick}
    >
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter} busyText={busyText}>
        {children}
      </ButtonContent>
    </button>
  );
}

function LinkButton(props: LinkProps) {
  const { look, color, size, isWide, iconBefore, iconAfter, children, ...more } = props;
  const { href, disabled, ...attributes } = more;
  return (
    <a
      {...(disabled ? withoutListeners(attributes) : attributes)}
      {...buttonAttributes({ look, color, size, isWide })}
      {...(disabled ? DISABLED_LINK : { href })}
    >
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </a>
  );
}

// Not the attribute disabled, which takes focus away from what the visitor has just pressed.
const BUSY = { 'aria-busy': true, 'aria-disabled': true };

// Without an address it leads nowhere; the role keeps telling what it would be. What stands around it does not
// hear of a press either, as with a button that is disabled.
const DISABLED_LINK = { role: 'link', 'aria-disabled': true, onClick: swallow };

function withoutListeners(attributes: ComponentProps<'a'>): ComponentProps<'a'> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !/^on[A-Z]/.test(name)));
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps a form from being sent a second time as well. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
