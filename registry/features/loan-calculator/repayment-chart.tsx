import type { LoanFigures, Period } from './loan-figures.ts';
import type { LoanWords } from './loan-words.ts';

interface RepaymentChartProps {
  readonly figures: LoanFigures;
  readonly words: LoanWords;
}

/** A loan of more months is drawn by years. */
const MOST_MONTHS = 24;

/** Units of the drawing, which is as wide as its place. */
const HEIGHT = 100;
const BAR = 7;
const PITCH = 10;

/** Bars are drawn to a thousandth of the height. */
const FINENESS = 1_000n;

/** A bar for each year or month, with the interest in it on top of the principal. */
export function RepaymentChart({ figures, words }: RepaymentChartProps) {
  const { write, amount } = words;
  const isByMonth = figures.months.length <= MOST_MONTHS;
  const periods = isByMonth ? figures.months : figures.years;
  const unit = isByMonth ? 'chart_month' : 'chart_year';
  const describe = ({ number, payment, interest }: Period) =>
    write('chart_period', {
      period: write(unit, { number }),
      payment: amount(payment),
      interest: amount(interest),
    });
  const ends = [...new Set([periods[0], periods.at(-1)])].filter((period) => period !== undefined);
  const title = write(isByMonth ? 'chart_by_month' : 'chart_by_year');
  return (
    <figure className="loan-calculator__chart">
      <figcaption className="loan-calculator__caption">{title}</figcaption>
      <ul className="loan-calculator__legend">
        <li data-part="principal">{write('principal')}</li>
        <li data-part="interest">{write('interest')}</li>
      </ul>
      <svg
        className="loan-calculator__bars"
        viewBox={`0 0 ${periods.length * PITCH} ${HEIGHT}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and has no file.
        role="img"
        aria-label={[`${title}.`, ...ends.map(describe)].join(' ')}
      >
        <Bars periods={periods} />
      </svg>
      <p className="loan-calculator__axis" aria-hidden="true">
        {periods.map((period) => (
          <span key={period.number}>{isLabelled(period, periods) && period.number}</span>
        ))}
      </p>
    </figure>
  );
}

/** So many numbers fit below their bars; of more, each fifth. */
const MOST_LABELS = 12;
const LABEL_STEP = 5;

function isLabelled({ number }: Period, { length }: readonly Period[]): boolean {
  return length <= MOST_LABELS || number === 1 || number % LABEL_STEP === 0;
}

function Bars({ periods }: { readonly periods: readonly Period[] }) {
  const highest = periods.reduce((most, { payment }) => (payment > most ? payment : most), 1n);
  const toHeight = (amount: bigint) => Number((amount * FINENESS) / highest) * (HEIGHT / 1_000);
  return periods.map(({ number, principal, interest }, index) => {
    const place = { x: index * PITCH + (PITCH - BAR) / 2, width: BAR };
    const [lower, upper] = [toHeight(principal), toHeight(interest)];
    return (
      <g key={number}>
        <rect data-part="principal" {...place} y={HEIGHT - lower} height={lower} />
        <rect data-part="interest" {...place} y={HEIGHT - lower - upper} height={upper} />
      </g>
    );
  });
}
