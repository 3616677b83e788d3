import { computeAnnualPercentageRate } from './annual-percentage-rate.ts';
import { createSchedule, type Instalment } from './create-schedule.ts';
import { toSmallestUnit, type Loan, type LoanOffer } from './loan-offer.ts';

/** The payments of one month, or of one year together; amounts in the smallest unit. */
export interface Period extends Omit<Instalment, 'month'> {
  /** Counted from 1. */
  readonly number: number;
}

/** All that a visitor is told of one loan; amounts in the smallest unit of its currency. */
export interface LoanFigures {
  readonly loan: Loan;
  readonly principal: bigint;
  readonly instalment: bigint;
  readonly last: bigint;
  readonly months: readonly Period[];
  readonly years: readonly Period[];
  readonly interest: bigint;
  /** The interest and the fee. */
  readonly cost: bigint;
  /** The principal and its cost. */
  readonly total: bigint;
  /** The annual percentage rate, in per cent with two decimals. Undefined where none fits. */
  readonly yearlyCost: number | undefined;
}

const MONTHS_OF_YEAR = 12;

/** Works out a loan that an offer has. */
export function computeLoanFigures(offer: LoanOffer, loan: Loan): LoanFigures {
  const { rate, convention, decimals, fee } = offer;
  const principal = toSmallestUnit(loan.amount, decimals);
  const { rows, interest } = createSchedule({ principal, rate, convention, months: loan.months });
  const payments = rows.map(({ payment }) => payment);
  const hundredths = computeAnnualPercentageRate({ received: principal - fee, payments });
  const months = rows.map(({ month, ...amounts }) => ({ number: month, ...amounts }));
  return {
    loan,
    principal,
    instalment: payments[0] ?? 0n,
    last: payments.at(-1) ?? 0n,
    months,
    years: groupYears(months),
    interest,
    cost: interest + fee,
    total: principal + interest + fee,
    yearlyCost: hundredths === undefined ? undefined : hundredths / 100,
  };
}

/** The months of each year together; the last one may have fewer than twelve. */
function groupYears(months: readonly Period[]): Period[] {
  const years: Period[] = [];
  for (const month of months) {
    const number = Math.ceil(month.number / MONTHS_OF_YEAR);
    const year = years[number - 1];
    years[number - 1] = {
      number,
      payment: (year?.payment ?? 0n) + month.payment,
      interest: (year?.interest ?? 0n) + month.interest,
      principal: (year?.principal ?? 0n) + month.principal,
      balance: month.balance,
    };
  }
  return years;
}
