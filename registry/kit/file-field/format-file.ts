/** Extensions of one type of file, of which one is enough to name it. */
const SYNONYMS: Readonly<Record<string, string>> = { jpeg: 'jpg' };

const BYTES_PER_KILOBYTE = 1_000;
const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * Writes the size of a file in kilobytes, or in megabytes of one decimal from 1,000,000 bytes on.
 * It is rounded up, so that none looks as if it were within a limit that it is beyond.
 */
export function formatFileSize(bytes: number, locale: string): string {
  const isSmall = bytes < BYTES_PER_MEGABYTE;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  if (isSmall) return format.format(Math.ceil(bytes / BYTES_PER_KILOBYTE));
  return format.format(Math.ceil((bytes * 10) / BYTES_PER_MEGABYTE) / 10);
}

/** Lists extensions as people know them, in the words of a language: "PDF, PNG or JPG". */
export function formatFileTypes(extensions: readonly string[], locale: string): string {
  const known = extensions.filter((each) => !extensions.includes(SYNONYMS[each] ?? ''));
  const format = new Intl.ListFormat(locale, { type: 'disjunction' });
  return format.format(known.map((each) => each.toUpperCase()));
}
