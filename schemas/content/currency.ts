const CURRENCY_CODE = /^[A-Za-z]{3}$/;

/** Returns true if a text has the form of a currency's code. `Intl` throws for any other text. */
export function isCurrencyCode(text: string): boolean {
  return CURRENCY_CODE.test(text);
}
