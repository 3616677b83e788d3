import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { caretRight } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { findDrawing } from '../icon/named-drawing.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './quick-links.css';

interface QuickLink {
  readonly icon?: string;
  readonly textLink: Link;
}

interface QuickLinksOptions {
  readonly links: readonly QuickLink[] | undefined;
  /** The name of the list for screen readers. */
  readonly label: string | undefined;
}

/**
 * The panel of errands that most visitors come for. Below each other where what it stands in is
 * narrow.
 *
 * @example <QuickLinks label="Go straight to" links={[{ textLink: { text: 'Rates', url: '/rates' }
 * }]} />
 */
export function QuickLinks(props: PartProps<'nav', QuickLinksOptions>) {
  const { links = [], label, className, ...rest } = props;
  const visible = links.filter(({ textLink }) => isShown(textLink));
  if (visible.length === 0) return null;

  return (
    <nav className={joinClassNames('quick-links', className)} aria-label={label} {...rest}>
      <ul className="quick-links__list">
        {visible.map(({ icon, textLink }, index) => (
          <li className="quick-links__item" key={index}>
            <a href={textLink.url}>
              <Icon drawing={findDrawing(icon)} />
              {textLink.text}
              <span className="quick-links__caret">
                <Icon drawing={caretRight} size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
