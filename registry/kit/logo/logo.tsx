import './logo.css';

interface LogoProps {
  /** quiet is the pale form that stands where a picture is missing. */
  readonly look?: 'full' | 'quiet';
}

/** Meridia's mark: two arches between the poles that read as an m. Decoration; its link says where it leads. */
export function Logo({ look = 'full' }: LogoProps) {
  return (
    <svg className="logo" data-look={look} width="36" height="28" viewBox="0 0 36 28" aria-hidden>
      <path className="logo__first" d="M0 28V12a10 10 0 0 1 20 0v16z" />
      <path className="logo__second" d="M16 28V12a10 10 0 0 1 20 0v16z" />
      <path className="logo__overlap" d="M16 28V12a10 10 0 0 1 2-6 10 10 0 0 1 2 6v16z" />
    </svg>
  );
}
