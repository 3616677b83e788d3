import './price.css';

interface PriceProps {
  /** The amount as it is read in the visitor's language, such as "€ 3,50". */
  readonly amount: string;
  /** What stands before it, such as "from". */
  readonly before?: string;
  /** What it is for, such as "a month". */
  readonly unit?: string;
}

/** What something costs, in figures that are seen first. */
export function Price({ amount, before, unit }: PriceProps) {
  return (
    <p className="price">
      {before && `${before} `}
      <strong className="price__amount">{unbroken(amount)}</strong>
      {unit && ` ${unit}`}
    </p>
  );
}

/** An amount never breaks over two lines. */
function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00A0');
}
