import { useContext, type MouseEvent } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useMode } from './mode.ts';
import { goInto } from './next-region.ts';
import type { RegionName } from './region.tsx';
import { ScreensContext } from './screens.ts';

/** The region of each mode that most is done in, beside the page. */
const LINKS = {
  write: { to: 'Inspector', key: 'skipToFields' },
  code: { to: 'Editor', key: 'skipToEditor' },
  test: { to: 'Faults', key: 'skipToFaults' },
} as const;

/**
 * The first stops of the window, which lead past everything else. They show while one of them has
 * the focus.
 */
export function SkipLinks() {
  const { t } = usePlaygroundContext();
  const { to, key } = LINKS[useMode()];
  return (
    <nav className="skip-links" aria-label={t('skipLinks')}>
      <SkipLink to={to} text={t(key)} />
      <SkipLink to="Preview" text={t('skipToPreview')} />
    </nav>
  );
}

interface SkipLinkProps {
  readonly to: RegionName;
  readonly text: string;
}

function SkipLink({ to, text }: SkipLinkProps) {
  const { bring } = useContext(ScreensContext);
  const skip = (event: MouseEvent) => {
    // The part behind the # carries edited texts, so it may not change.
    event.preventDefault();
    bring(to);
    requestAnimationFrame(() => {
      const region = document.querySelector(`section[aria-label="${to}"]`);
      if (region) goInto(region);
    });
  };
  return (
    <a className="skip-links__link" href={`#panel-${to}`} onClick={skip}>
      {text}
    </a>
  );
}
