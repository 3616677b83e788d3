/** Stands for whatever was removed. */
const REMOVED = '-';

/** People and addresses put these between groups of digits. */
const GAP = '(?:%20|[\\s.+-])?';

/** Bounded repetition: no text, however long, takes more than linear time. */
const EMAIL = /[\w.+%-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi;
/** After the bank's code, groups without a digit are words of the sentence around. */
const IBAN = new RegExp(
  `(?<![a-z0-9])[a-z]{2}\\d{2}${GAP}[a-z0-9]{4}(?:${GAP}(?=[a-z]{0,3}\\d)[a-z0-9]{4}){1,6}` +
    `(?:${GAP}(?=[a-z]{0,2}\\d)[a-z0-9]{1,3}(?![a-z0-9]))?`,
  'gi',
);
const CARD = new RegExp(`(?<!\\d)\\d(?:${GAP}\\d){12,18}(?!\\d)`, 'g');
/** An international number, or a national one, which begins with a nought. */
const TELEPHONE = /(?<![\w])(?:\+|%2B|00|\(0|0)(?:(?:%20|[\s()./-]){0,2}\d){7,14}(?!\d)/gi;
const BEARER = /\bbearer(?:\s|%20)+[^\s"',;]{1,4096}/gi;
const WORD = /[\w.~+/-]{16,}=*/g;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MIXED = /(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{10,}/;

/**
 * Replaces everything in a text that may say who somebody is, or let somebody act for them: tokens,
 * IBANs, card numbers, e-mail addresses and telephone numbers, as people write them and as
 * addresses encode them.
 */
export function cleanText(text: string): string {
  return text
    .replace(BEARER, REMOVED)
    .replace(EMAIL, REMOVED)
    .replace(IBAN, REMOVED)
    .replace(CARD, (digits) => (isCardNumber(digits) ? REMOVED : digits))
    .replace(TELEPHONE, REMOVED)
    .replace(WORD, (word) => (word.startsWith('/') ? cleanPath(word) : cleanWord(word)));
}

/** Returns true for the form in which services name something that is no person. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Says whether digits end with their check digit (ISO/IEC 7812-1, Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll('%20', '').replaceAll(/\D/g, '');
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (1 + (index % 2)))
    .reduce((all, value) => all + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** Tokens mix letters and digits without a gap; names of pages and words do not. */
function cleanWord(word: string): string {
  return MIXED.test(word) ? REMOVED : word;
}

/** Of an address the parts that are no token stay, since they say which page it was. */
function cleanPath(path: string): string {
  return path.split('/').map(cleanWord).join('/');
}
