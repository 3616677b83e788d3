import type { ComponentProps, MouseEvent } from 'react';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { getButtonAttributes, type ButtonAppearance, ButtonContent } from './button-content.tsx';
import './button.css';

interface PressButtonOptions extends ButtonAppearance {
  readonly href?: undefined;
  /**
   * The text of the button while its work is under way, such as Sending. It cannot be pressed
   * meanwhile.
   */
  readonly busyText?: string | undefined;
}

interface LinkButtonOptions extends ButtonAppearance {
  readonly href: string;
  readonly disabled?: boolean;
}

type PressButtonProps = PartProps<'button', PressButtonOptions>;
type LinkButtonProps = PartProps<'a', LinkButtonOptions>;

/**
 * A button; with an address, a link that looks like one.
 *
 * @example <Button color="indigo" busyText={isSending ? 'Sending' : undefined}
 * onClick={send}>Send</Button>
 * @example <Button href="/en/individuals/saving" look="outline">Saving</Button>
 */
export function Button(props: PressButtonProps | LinkButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function PressButton(props: PressButtonProps) {
  const { look, color, size, isWide, iconBefore, iconAfter, children, className, ...more } = props;
  const { busyText, onClick, type = 'button', ...rest } = more;
  const attributes = getButtonAttributes({ look, color, size, isWide });
  const isBusy = busyText !== undefined;
  return (
    <button
      {...rest}
      {...attributes}
      className={joinClassNames(attributes.className, className)}
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

function LinkButton(props: LinkButtonProps) {
  const { look, color, size, isWide, iconBefore, iconAfter, children, className, ...more } = props;
  const { href, disabled, ...rest } = more;
  const attributes = getButtonAttributes({ look, color, size, isWide });
  return (
    <a
      {...(disabled ? withoutListeners(rest) : rest)}
      {...attributes}
      className={joinClassNames(attributes.className, className)}
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

// Without an address it leads nowhere, and the role says that it is a link all the same. As with a
// button that is disabled, no element around it gets the event either.
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
