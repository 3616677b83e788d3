import type { Choice } from '../layout/choice.ts';
import { Picture } from './picture.tsx';

/** A choice with a sentence about it. */
export interface DescribedChoice extends Choice {
  /** The scenario that is a picture of it. */
  readonly scenario?: string;
  /** The kind of component that it is. */
  readonly kind?: string | undefined;
}

/** Shows a component that can be added, or a place that one can go to. */
export function DescribedOption({ choice }: { readonly choice: DescribedChoice }) {
  const { label, detail, scenario, kind } = choice;
  return (
    <>
      {scenario !== undefined && <Picture scenario={scenario} kind={kind} />}
      <span className="picker__words">
        <span className="picker__label">{label}</span>{' '}
        <span className="picker__detail">{detail}</span>
      </span>
    </>
  );
}
