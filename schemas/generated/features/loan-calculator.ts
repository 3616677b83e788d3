// Made by `npm run generate` from ../../features/loan-calculator.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * Works out a loan with constant monthly payments: what leaves the account each month, what the loan costs, its annual percentage rate, the representative example and the whole repayment plan.
 */
export interface LoanCalculatorProps {
  /**
   * How much may be borrowed, in the currency.
   */
  amount: {
    /**
     * The lowest amount.
     */
    minimum: number;
    /**
     * The highest amount.
     */
    maximum: number;
    /**
     * The amount that is shown at first.
     */
    start: number;
    /**
     * By how much the slider moves.
     */
    step?: number;
  };
  /**
   * For how many months money may be borrowed.
   */
  term: {
    /**
     * The shortest term, in months.
     */
    minimum: number;
    /**
     * The longest term, in months.
     */
    maximum: number;
    /**
     * The term that is shown at first, in months.
     */
    start: number;
    /**
     * By how many months the slider moves.
     */
    step?: number;
  };
  /**
   * The fixed yearly borrowing rate, in per cent: a number, or a macro that is a percentage, whose two decimals count.
   */
  rate: number | string;
  /**
   * How the yearly rate becomes a monthly one: a twelfth of it (nominal), or the rate that makes the yearly one after twelve months of compound interest (effective).
   */
  convention?: 'nominal' | 'effective';
  /**
   * What is paid once, when the money is received. It counts in the annual percentage rate.
   */
  fee?: number;
  /**
   * The currency of all amounts.
   */
  currency?: string;
  /**
   * What the law calls this credit; the representative example says it. Left out: instalment loan, in the language of the page.
   */
  creditType?: string;
  /**
   * Where to ask for the loan. Without script it is the way to another amount.
   */
  contact: TextLink;
}
/**
 * A link in words. It shows only when both text and url hold something.
 */
export interface TextLink {
  /**
   * What the visitor reads. Say where the link leads.
   */
  text: string;
  url: Url;
}
