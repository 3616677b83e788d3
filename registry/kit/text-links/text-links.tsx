import { caretRightBold } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { isShown, type Link } from './is-shown.ts';
import './text-links.css';

interface TextLinkItem extends Link {
  readonly id: string | number;
}

interface TextLinksOptions {
  readonly items: readonly TextLinkItem[];
  /** plain is for links that end a text, rows for a list, columns for a list with room. */
  readonly look?: 'plain' | 'rows' | 'columns';
}

/**
 * A list of links. Those without text or url are left out, and without any there is no list.
 *
 * @example <TextLinks items={[{ id: 'saving', text: 'Saving', url: '/saving' }]} look="rows" />
 */
export function TextLinks(props: PartProps<'div', TextLinksOptions>) {
  const { items, look = 'plain', className, ...rest } = props;
  const visible = items.filter(isShown);
  if (visible.length === 0) return null;

  return (
    <div className={joinClassNames('text-links', className)} data-look={look} {...rest}>
      <ul className="text-links__list">
        {visible.map(({ id, text, url }) => (
          <li key={id}>
            <a className="text-links__link" href={url}>
              {text}
              {look !== 'plain' && <Icon drawing={caretRightBold} size={20} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
