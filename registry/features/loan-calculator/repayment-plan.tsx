import { useId, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { caretDown } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { LoanFigures, Period } from './loan-figures.ts';
import type { LoanWords } from './loan-words.ts';

interface RepaymentPlanProps {
  readonly figures: LoanFigures;
  readonly words: LoanWords;
}

const MONTHS_OF_YEAR = 12;

/** The whole schedule, which opens by itself without script: by years, and by months on demand. */
export function RepaymentPlan({ figures, words }: RepaymentPlanProps) {
  const { write } = words;
  const [isByMonth, setByMonth] = useState(false);
  const id = useId();
  const isShort = figures.months.length <= MONTHS_OF_YEAR;
  return (
    <details className="loan-calculator__plan">
      <summary className="loan-calculator__summary">
        {write('plan_title')}
        <Icon drawing={caretDown} />
      </summary>
      {!isShort && (
        <Button
          className="loan-calculator__all"
          look="outline"
          color="indigo"
          size={14}
          aria-controls={id}
          aria-pressed={isByMonth}
          onClick={() => setByMonth(!isByMonth)}
        >
          {write('plan_all')}
        </Button>
      )}
      <PlanTable id={id} isByMonth={isShort || isByMonth} {...{ figures, words }} />
    </details>
  );
}

interface PlanTableProps extends RepaymentPlanProps {
  readonly id: string;
  readonly isByMonth: boolean;
}

function PlanTable({ id, isByMonth, figures, words }: PlanTableProps) {
  const { write, round, months } = words;
  const { loan } = figures;
  const caption = write('plan_caption', {
    amount: round(loan.amount),
    months: months(loan.months),
  });
  const periods = isByMonth ? figures.months : figures.years;
  const all = {
    payment: figures.principal + figures.interest,
    interest: figures.interest,
    principal: figures.principal,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it where it is wider than its place.
    <section className="loan-calculator__scroll" id={id} aria-label={caption} tabIndex={0}>
      <table className="loan-calculator__table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[isByMonth ? 'month' : 'year', 'payment', 'interest', 'principal', 'balance'].map(
              (key) => (
                <th key={key} scope="col">
                  {write(key)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <PlanRow key={period.number} head={String(period.number)} {...{ period, words }} />
          ))}
        </tbody>
        <tfoot>
          <PlanRow head={write('plan_sum')} period={all} words={words} />
        </tfoot>
      </table>
    </section>
  );
}

interface PlanRowProps {
  readonly head: string;
  readonly period: Omit<Period, 'number' | 'balance'> & Partial<Pick<Period, 'balance'>>;
  readonly words: LoanWords;
}

function PlanRow({ head, period, words: { figure } }: PlanRowProps) {
  const { payment, interest, principal, balance } = period;
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{figure(payment)}</td>
      <td>{figure(interest)}</td>
      <td>{figure(principal)}</td>
      <td>{balance !== undefined && figure(balance)}</td>
    </tr>
  );
}
