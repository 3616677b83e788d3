import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePendingTask, usePlatform, type Messages, type WithMessages } from '#renderer';
import type { LoanCalculatorProps } from '#schemas/generated/features/loan-calculator.ts';
import { describeCurrency } from '../../kit/number-field/describe-unit.ts';
import { ChoiceOfNumber } from './choice-of-number.tsx';
import { createLoanFields, readNumber, type LoanFields } from './loan-fields.ts';
import { computeLoanFigures } from './loan-figures.ts';
import { readLoanOffer, type Loan, type LoanOffer } from './loan-offer.ts';
import { LoanResult } from './loan-result.tsx';
import { createLoanWords } from './loan-words.ts';
import { RepaymentChart } from './repayment-chart.tsx';
import { RepaymentPlan } from './repayment-plan.tsx';
import './loan-calculator.css';

/**
 * Works out a loan as a visitor changes its amount and its term. A server renders the loan that the
 * configuration starts with, which is all there is without script.
 *
 * @throws Error for a configuration that offers no loan, such as a rate whose macro has no value.
 */
export function LoanCalculator(props: LoanCalculatorProps & WithMessages) {
  const { messages, contact, creditType, ...offered } = props;
  const { locale } = usePlatform();
  const emitPendingTask = usePendingTask();
  // All is there already: nothing has to be waited for.
  useEffect(() => emitPendingTask(Promise.resolve()), [emitPendingTask]);
  return (
    <Calculator
      key={JSON.stringify(offered)}
      offer={readLoanOffer(props, locale)}
      {...{ messages, contact, creditType }}
    />
  );
}

interface CalculatorProps extends Pick<LoanCalculatorProps, 'contact'> {
  readonly creditType: string | undefined;
  readonly offer: LoanOffer;
  readonly messages: Messages;
}

function Calculator({ offer: initialOffer, messages, contact, creditType }: CalculatorProps) {
  const [offer] = useState(initialOffer);
  const words = useMemo(() => createLoanWords(messages, offer), [messages, offer]);
  const [fields] = useState(() => createLoanFields(offer, words));
  const loan = useLoan(fields, { amount: offer.amounts.start, months: offer.terms.start });
  const figures = useMemo(() => computeLoanFigures(offer, loan), [offer, loan]);
  return (
    <div className="loan-calculator" data-without-script="works">
      <fieldset className="loan-calculator__choices">
        <legend className="visually-hidden">{words.write('choices')}</legend>
        <ChoiceOfNumber
          field={fields.amount}
          range={offer.amounts}
          write={words.round}
          unit={describeCurrency(offer.currency, offer.locale)}
          messages={messages}
        />
        <ChoiceOfNumber
          field={fields.months}
          range={offer.terms}
          write={words.months}
          messages={messages}
        />
      </fieldset>
      <LoanResult {...{ offer, figures, words, contact, creditType }} />
      <RepaymentChart figures={figures} words={words} />
      <RepaymentPlan figures={figures} words={words} />
    </div>
  );
}

/** The loan of the latest numbers that its fields accepted: figures never belong to no loan. */
function useLoan(fields: LoanFields, start: Loan): Loan {
  const [loan, setLoan] = useState(start);
  useSyncExternalStore(fields.amount.subscribe, fields.amount.getState, fields.amount.getState);
  useSyncExternalStore(fields.months.subscribe, fields.months.getState, fields.months.getState);
  const amount = readNumber(fields.amount) ?? loan.amount;
  const months = readNumber(fields.months) ?? loan.months;
  if (amount === loan.amount && months === loan.months) return loan;
  const chosen = { amount, months };
  setLoan(chosen);
  return chosen;
}
