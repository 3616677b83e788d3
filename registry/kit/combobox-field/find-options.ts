export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

/** The options whose labels hold a text, whatever its accents and capitals; all for none. */
export function filterOptions(
  options: readonly ComboboxOption[],
  text: string,
): readonly ComboboxOption[] {
  const bare = toBare(text);
  return options.filter(({ label }) => toBare(label).includes(bare));
}

/** The option with that value, which a list without script sends, or with that label. */
export function findOption(
  options: readonly ComboboxOption[],
  text: string,
): ComboboxOption | undefined {
  const bare = toBare(text);
  return (
    options.find(({ value }) => value === text) ??
    options.find(({ label }) => toBare(label) === bare)
  );
}

/** Marks without a letter are left out, so that both ways to write one letter are the same. */
function toBare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
