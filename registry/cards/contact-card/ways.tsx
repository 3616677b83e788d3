import { caretRightBold } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { Way } from './list-contact-ways.ts';

/** The ways to reach somebody, a link each. */
export function Ways({ items }: { readonly items: readonly Way[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="contact-card__ways">
      {items.map(({ id, drawing = caretRightBold, text, url, isFigure = false }) => (
        <li key={id}>
          <a className="contact-card__way" href={url}>
            <Icon drawing={drawing} size={20} />
            {isFigure ? <bdi>{text}</bdi> : <span>{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
