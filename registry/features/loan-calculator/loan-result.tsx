import type { LoanCalculatorProps } from '#schemas/generated/features/loan-calculator.ts';
import { Button } from '../../kit/button/button.tsx';
import { isShown } from '../../kit/text-links/is-shown.ts';
import type { LoanFigures } from './loan-figures.ts';
import type { LoanOffer } from './loan-offer.ts';
import type { LoanWords } from './loan-words.ts';

interface LoanResultProps extends Pick<LoanCalculatorProps, 'contact'> {
  readonly creditType: string | undefined;
  readonly offer: LoanOffer;
  readonly figures: LoanFigures;
  readonly words: LoanWords;
}

/** The cost of a loan, each month and in all, and the words that the law wants beside it. */
export function LoanResult({ offer, figures, words, contact, creditType }: LoanResultProps) {
  const { write, amount, round, months } = words;
  const { loan, instalment, cost, total } = figures;
  const rates = writeRates(offer, figures, words);
  return (
    <div className="loan-calculator__result">
      <output className="loan-calculator__instalment">
        <span className="loan-calculator__loan">
          {write('result_for', { amount: round(loan.amount), months: months(loan.months) })}
        </span>{' '}
        <strong className="loan-calculator__figure">{amount(instalment)}</strong>{' '}
        <span>{write('result_month')}</span>
      </output>
      <dl className="loan-calculator__figures">
        <Figure term={write('result_rate')} value={rates.rate} />
        <Figure term={write('result_yearly_cost')} value={rates.yearlyCost} />
        <Figure term={write('result_cost')} value={amount(cost)} />
        <Figure term={write('result_total')} value={amount(total)} />
      </dl>
      <p className="loan-calculator__warning">{write('warning')}</p>
      <p className="loan-calculator__example">
        <strong>{write('example_title')}</strong>{' '}
        {writeExample({ offer, figures, words, creditType })}
      </p>
      <p className="loan-calculator__without-script">{write('without_script')}</p>
      {isShown(contact) && (
        <Button href={contact.url} color="indigo" data-measure="call-to-action">
          {contact.text}
        </Button>
      )}
    </div>
  );
}

interface FigureProps {
  readonly term: string;
  readonly value: string;
}

function Figure({ term, value }: FigureProps) {
  return (
    <div className="loan-calculator__row">
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const LEAST_DECIMALS = 2;

/** The borrowing rate with as many decimals as it has, and the annual percentage rate with two. */
function writeRates(offer: LoanOffer, { yearlyCost }: LoanFigures, words: LoanWords) {
  const { numerator, denominator } = offer.rate;
  const decimals = Math.max(LEAST_DECIMALS, String(denominator).length - 1);
  return {
    rate: words.percentage(Number(numerator) / Number(denominator), decimals),
    yearlyCost: yearlyCost === undefined ? '-' : words.percentage(yearlyCost),
  };
}

/** The representative example of directive 2008/48/EC, article 4, for the loan that is shown. */
function writeExample(options: Omit<LoanResultProps, 'contact'>): string {
  const { offer, figures, words, creditType } = options;
  const { write, amount, round, months } = words;
  const { loan, instalment, last, cost, total } = figures;
  const payments = figures.months.length;
  const values = {
    type: creditType ?? write('credit_type'),
    loan: round(loan.amount),
    months: months(loan.months),
    ...writeRates(offer, figures, words),
    payments: payments - 1,
    instalment: amount(instalment),
    last: amount(last),
    cost: amount(cost),
    total: amount(total),
    fee: amount(offer.fee),
  };
  const sentences = [
    'example_loan',
    payments > 1 ? 'example_payments' : 'example_payment',
    offer.fee > 0n ? 'example_total_with_fee' : 'example_total',
  ];
  return sentences.map((key) => write(key, values)).join(' ');
}
