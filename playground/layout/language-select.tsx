interface LanguageSelectProps<Locale extends string> {
  readonly name: string;
  /** The languages by their locales, each with its name in itself. */
  readonly languages: readonly { readonly locale: Locale; readonly name: string }[];
  readonly language: Locale;
  readonly onLanguage: (language: Locale) => void;
}

/** Chooses the language of a tool. */
export function LanguageSelect<Locale extends string>(props: LanguageSelectProps<Locale>) {
  const { name, languages, language, onLanguage } = props;
  return (
    <label className="pick">
      <span className="pick__name">{name}</span>
      <select
        value={language}
        onChange={({ target }) => {
          const chosen = languages[target.selectedIndex];
          if (chosen) onLanguage(chosen.locale);
        }}
      >
        {languages.map((each) => (
          <option key={each.locale} value={each.locale} lang={each.locale}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}
