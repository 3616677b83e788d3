import type { ReactNode } from 'react';
import { circleNotch } from '../icon/drawings.ts';
import { Icon, type Drawing } from '../icon/icon.tsx';

const LOOKS = ['filled', 'outline', 'text'] as const;
const COLORS = ['orange', 'indigo', 'sky', 'grey', 'inverted'] as const;
const SIZES = [12, 14, 16, 19] as const;

/** Says how a button looks and what stands in it. */
export interface ButtonAppearance {
  readonly look?: (typeof LOOKS)[number] | undefined;
  /** inverted stands on dark surfaces. */
  readonly color?: (typeof COLORS)[number] | undefined;
  /** Size of the text in px. */
  readonly size?: (typeof SIZES)[number] | undefined;
  readonly iconBefore?: Drawing | undefined;
  readonly iconAfter?: Drawing | undefined;
  /** As wide as the place it stands in. */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * The attributes that the style sheet selects. Throws for a style, a colour or a size that buttons
 * do not have.
 */
export function getButtonAttributes(button: Omit<ButtonAppearance, 'children'>) {
  const { look = 'filled', color = 'orange', size = 16, isWide = false } = button;
  checkOneOf(LOOKS, look, 'style');
  checkOneOf(COLORS, color, 'colour');
  checkOneOf(SIZES, size, 'font size');

  return {
    className: 'button',
    'data-look': look,
    'data-color': color,
    'data-size': size,
    ...(isWide && { 'data-wide': true }),
  };
}

/** A configuration or a script without types may ask for anything. */
function checkOneOf(known: readonly unknown[], value: unknown, what: string): void {
  if (known.includes(value)) return;
  throw new Error(`A button has no ${what} "${String(value)}". Use one of: ${known.join(', ')}.`);
}

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
