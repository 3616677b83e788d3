import { Logo } from '../../kit/logo/logo.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import type { TopBarPartProps } from './top-bar-props.ts';

/**
 * The logo, which leads home: the segment's own, or the bank's. Where the own one does not load, a
 * script shows the bank's.
 */
export function HomeLink({ segment, page, messages }: TopBarPartProps) {
  const { logoUrl, logoAlt = '' } = segment ?? {};
  return (
    <a
      className="top-bar__home"
      href={page.homeUrl}
      aria-label={fillMessage(messages['home'], { appName: page.appName })}
    >
      {logoUrl !== undefined && (
        <img className="top-bar__own-logo" src={logoUrl} alt={logoAlt} height={32} data-logo />
      )}
      <span className="top-bar__logo">
        <Logo />
        <span className="top-bar__name">Meridia</span>
      </span>
    </a>
  );
}
