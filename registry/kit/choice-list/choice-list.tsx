import type { Choice } from '#renderer';
import './choice-list.css';

interface ChoiceListProps {
  readonly label: string | undefined;
  readonly choices: readonly Choice[];
  /** true when the ids are locales, so that each name is read in its own language. */
  readonly isLanguages?: boolean;
}

/** Where else the visitor can go, with a mark at where they are. Nothing to choose from leaves no markup. */
export function ChoiceList({ label, choices, isLanguages = false }: ChoiceListProps) {
  const shown = choices.filter(({ url }) => url);
  if (shown.length === 0) return null;

  return (
    <nav className="choice-list" aria-label={label}>
      <ul className="choice-list__list">
        {shown.map(({ id, label: name, url, current }) => (
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
