import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './logo.css';

interface LogoOptions {
  /** quiet is the pale form that stands where a picture is missing. */
  readonly look?: 'full' | 'quiet';
}

/**
 * Meridia's mark: two arches between the poles that read as an m. Decoration; its link says where
 * it leads.
 *
 * @example <a href="/en/individuals" aria-label="Meridia, home"><Logo /></a>
 */
export function Logo({ look = 'full', className, ...rest }: PartProps<'svg', LogoOptions>) {
  return (
    <svg
      className={joinClassNames('logo', className)}
      data-look={look}
      width="36"
      height="28"
      viewBox="0 0 36 28"
      aria-hidden
      {...rest}
    >
      <path className="logo__first" d="M0 28V12a10 10 0 0 1 20 0v16z" />
      <path className="logo__second" d="M16 28V12a10 10 0 0 1 20 0v16z" />
      <path className="logo__overlap" d="M16 28V12a10 10 0 0 1 2-6 10 10 0 0 1 2 6v16z" />
    </svg>
  );
}
