import { circleNotch } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { ButtonLook } from './button-look.ts';

interface ButtonContentProps extends Pick<ButtonLook, 'iconBefore' | 'iconAfter' | 'children'> {
  readonly busyText?: string | undefined;
}

/** What stands inside a button. While its work is under way: a turning mark, and words that say so. */
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
