import { circleNotch } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { ButtonAppearance } from './button-attributes.ts';

interface ButtonContentProps extends Pick<
  ButtonAppearance,
  'iconBefore' | 'iconAfter' | 'children'
> {
  readonly busyText?: string | undefined;
}

/** The content of a button: while its work is under way, a turning mark and a text that says so. */
export function ButtonContent({ iconBefore, iconAfter, busyText, children }: ButtonContentProps) {
  if (busyText !== undefined) {
    return (
      <>
        <Icon drawing={circleNotch} />
        {busyText}
      </>
    );
  }

  return (
    <>
      {iconBefore && <Icon drawing={iconBefore} />}
      {children}
      {iconAfter && <Icon drawing={iconAfter} />}
    </>
  );
}
