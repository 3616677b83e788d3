/** Signs of currencies. */
export const SIGNS = '€$£¥₺';
export const CODES = 'EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|HUF|TRY|CNY';
export const AMOUNTS =
  'mln|mld|Mio|Mrd|thousand|million|billion|mille|millions?|milliards?|duizend|miljoen|miljard|Tausend|Millionen|Million|Milliarden|Milliarde';
export const UNITS =
  '[kcdm]?m[²³]?|ha|k?g|[cdm]?l|[kMGT]?Wh?|[kMGT]B|h|min|sec|uur|Uhr|heures?|a\\.m\\.|p\\.m\\.|p\\.a\\.|pct|procent|Prozent|percent|pour cent|bps';
export const MONTHS =
  'jan(?:uary|uari|uar|vier)?|feb(?:ruary|ruari|ruar)?|févr(?:ier)?|mar(?:ch|s)|maart|mrt|März|apr(?:il)?|avr(?:il)?|may|mei|mai|june?|juni|juin|july?|juli|juillet|juil|aug(?:ust|ustus)?|août|sept?(?:ember|embre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember)?|déc(?:embre)?|dez(?:ember)?';

/** An abbreviation before a number. */
export const BEFORE_A_NUMBER = '[Nn]r|[Nn]o|[Aa]rt';
