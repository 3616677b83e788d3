import { useContext, type MouseEvent } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useMode } from './mode.ts';
import { goInto } from './next-region.ts';
import type { RegionName } from './region.tsx';
import { ScreensContext, type ScreenName } from './screens.ts';

/** The region of each mode that most is done in, beside the page. */
const LINKS = {
  write: { to: 'Inspector', key: 'skipToFields', screen: 'form' },
  code: { to: 'Editor', key: 'skipToEditor', screen: 'text' },
  test: { to: 'Faults', key: 'skipToFaults', screen: 'results' },
} as const;

/**
 * The first stops of the window, which lead past everything else. They show while one of them has
 * the focus.
 */
export function SkipLinks() {
  const { t } = usePlaygroundContext();
  const { to, key, screen } = LINKS[useMode()];
  return (
    <nav className="skip-links" aria-label={t('skipLinks')}>
      <SkipLink to={to} text={t(key)} screen={screen} />
      <SkipLink to="Preview" text={t('skipToPreview')} screen="page" />
    </nav>
  );
}

interface SkipLinkProps {
  readonly to: RegionName;
  readonly text: string;
  /** Where the region stands in a narrow window. */
  readonly screen: ScreenName;
}

function SkipLink({ to, text, screen }: SkipLinkProps) {
  const { show } = useContext(ScreensContext);
  const skip = (event: MouseEvent) => {
    // The part behind the # carries edited texts, so it may not change.
    event.preventDefault();
    show(screen);
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
