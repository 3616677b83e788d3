import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { getButtonAttributes, type ButtonAppearance, ButtonContent } from './button-content.tsx';
import './button.css';

/**
 * The look of a button inside something that is a link already, such as a card.
 *
 * @example <ButtonLook color="indigo" size={14}>Open an account</ButtonLook>
 */
export function ButtonLook(props: PartProps<'span', ButtonAppearance>) {
  const { look, color, size, isWide, iconBefore, iconAfter, children, className, ...rest } = props;
  const attributes = getButtonAttributes({ look, color, size, isWide });
  return (
    <span
      {...attributes}
      className={joinClassNames(`${attributes.className} button-link`, className)}
      {...rest}
    >
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </span>
  );
}
