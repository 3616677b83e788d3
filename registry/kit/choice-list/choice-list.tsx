import type { Choice } from '#renderer';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './choice-list.css';

interface ChoiceListOptions {
  readonly label: string | undefined;
  readonly items: readonly Choice[];
  /** true when the ids are locales, so that each name is read in its own language. */
  readonly isLanguages?: boolean;
}

/**
 * Where else the visitor can go, with a mark at where they are. Nothing to choose from leaves no
 * markup.
 *
 * @example <ChoiceList label="Language" items={page.languages} isLanguages />
 */
export function ChoiceList(props: PartProps<'nav', ChoiceListOptions>) {
  const { label, items, isLanguages = false, className, ...rest } = props;
  const visible = items.filter(({ url }) => url);
  if (visible.length === 0) return null;

  return (
    <nav className={joinClassNames('choice-list', className)} aria-label={label} {...rest}>
      <ul className="choice-list__list">
        {visible.map(({ id, label: name, url, current }) => (
          <li key={id}>
            <a
              className="choice-list__link"
              href={url}
              {...(isLanguages && { lang: id, hrefLang: id })}
              {...(current && { 'aria-current': 'true' as const })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
