import { caretRightBold } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { isShown, type Link } from './is-shown.ts';
import './text-links.css';

interface TextLinksProps {
  readonly links: readonly Link[] | undefined;
  /** plain is for links that end a text, rows for a list, columns for a list with room. */
  readonly look?: 'plain' | 'rows' | 'columns';
}

/** Lists links; those without text or url are left out, and without any there is no list. */
export function TextLinks({ links = [], look = 'plain' }: TextLinksProps) {
  const shown = links.filter(isShown);
  if (shown.length === 0) return null;

  return (
    <div className="text-links" data-look={look}>
      <ul className="text-links__list">
        {shown.map((link, index) => (
          <li key={index}>
            <a className="text-links__link" href={link.url}>
              {link.text}
              {look !== 'plain' && <Icon drawing={caretRightBold} size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
