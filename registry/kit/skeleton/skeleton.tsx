import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './skeleton.css';

interface SkeletonOptions {
  /** The number of lines of text that stand where the content will be. */
  readonly lines?: number;
  readonly hasPicture?: boolean;
  /** Says to who cannot see it that something is on its way. */
  readonly status: string;
}

/**
 * Keeps the place of what is loaded. It moves only where the visitor likes movement.
 *
 * @example <Skeleton status="The card is loading" lines={2} hasPicture />
 */
export function Skeleton(props: PartProps<'output', SkeletonOptions>) {
  const { lines = 3, hasPicture = false, status, className, ...rest } = props;
  return (
    <output className={joinClassNames('skeleton', className)} {...rest}>
      <span className="visually-hidden">{status}</span>
      <span className="skeleton__bones" aria-hidden>
        {hasPicture && <span className="skeleton__picture" />}
        {Array.from({ length: lines }, (_, line) => (
          <span className="skeleton__line" key={line} />
        ))}
      </span>
    </output>
  );
}
