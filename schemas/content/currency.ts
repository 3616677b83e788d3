const CURRENCY_CODE = /^[A-Za-z]{3}$/;

/** Whether a text has the form of a currency's code. `Intl` throws for what has not. */
export function isCurrencyCode(text: string): boolean {
  return CURRENCY_CODE.test(text);
}
