/** More locales and currencies than any site has; what comes from outside must not fill the memory. */
const MOST_KEPT = 100;

const kept = new Map<string, Intl.NumberFormat>();

/**
 * A number format, made once: making one takes a hundred times as long as using it. Throws a RangeError for a
 * locale or a currency that is none.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = kept.get(name);
  if (known) return known;

  const made = new Intl.NumberFormat(locale, options);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(name, made);
  return made;
}
