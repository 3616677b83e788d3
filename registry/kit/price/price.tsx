import { classNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './price.css';

interface PriceOptions {
  /** The amount as it is read in the visitor's language, such as "€ 3,50". */
  readonly amount: string;
  /** What stands before it, such as "from". */
  readonly before?: string;
  /** What it is for, such as "a month". */
  readonly unit?: string;
}

/**
 * What something costs, in figures that are seen first.
 *
 * @example <Price before="from" amount="€ 3,50" unit="a month" />
 */
export function Price(props: PartProps<'p', PriceOptions>) {
  const { amount, before, unit, className, ...rest } = props;
  return (
    <p className={classNames('price', className)} {...rest}>
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
