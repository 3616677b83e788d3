import { ButtonContent } from '../button/button-content.tsx';
import { buttonAttributes, type ButtonLook } from '../button/button-look.ts';
import type { Drawing } from '../icon/icon.tsx';
import '../button/button.css';

interface ButtonLinkLook extends Pick<ButtonLook, 'look' | 'color' | 'size' | 'children'> {
  readonly icon?: Drawing;
}

interface ButtonLinkProps extends ButtonLinkLook {
  readonly href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, icon, children, ...look }: ButtonLinkProps) {
  return (
    <a href={href} {...attributesOf(look)}>
      <ButtonContent iconBefore={icon}>{children}</ButtonContent>
    </a>
  );
}

/** Only the look of a button, inside something that is a link already. */
export function DrawnButton({ icon, children, ...look }: ButtonLinkLook) {
  return (
    <span {...attributesOf(look)}>
      <ButtonContent iconBefore={icon}>{children}</ButtonContent>
    </span>
  );
}

/** Parts that give it another place or size know it by its second name. */
function attributesOf(look: Pick<ButtonLook, 'look' | 'color' | 'size'>) {
  return { ...buttonAttributes(look), className: 'button button-link' };
}
