import type { QuickLink } from '#schemas/generated/shell/top-bar.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';

interface TopBarLinksProps {
  readonly links: readonly QuickLink[] | undefined;
  readonly label: string | undefined;
}

/** The small links at the end of the first row. */
export function TopBarLinks({ links = [], label }: TopBarLinksProps) {
  const visible = links.filter(({ textLink }) => isShown(textLink));
  if (visible.length === 0) return null;

  return (
    <nav aria-label={label}>
      <ul className="top-bar__links">
        {visible.map(({ icon, textLink }, index) => (
          <li key={index}>
            <a className="top-bar__link" href={textLink.url}>
              <Icon drawing={findDrawing(icon)} />
              {textLink.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
