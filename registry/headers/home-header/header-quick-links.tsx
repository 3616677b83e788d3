import type { QuickLink } from '#schemas/generated/headers/home-header.ts';
import { caretRight } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { namedDrawing } from '../../kit/icon/named-drawing.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';

interface HeaderQuickLinksProps {
  readonly links: readonly QuickLink[] | undefined;
  readonly label: string | undefined;
}

/** The panel of errands at the foot of the scene. */
export function HeaderQuickLinks({ links = [], label }: HeaderQuickLinksProps) {
  const shown = links.filter(({ textLink }) => isShown(textLink));
  if (shown.length === 0) return null;

  return (
    <nav className="home-header__quick-links" aria-label={label}>
      <ul className="home-header__quick-list">
        {shown.map(({ icon, textLink }, index) => (
          <li className="home-header__quick-link" key={index}>
            <a href={textLink.url}>
              <Icon drawing={namedDrawing(icon)} />
              {textLink.text}
              <span className="home-header__caret">
                <Icon drawing={caretRight} size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
