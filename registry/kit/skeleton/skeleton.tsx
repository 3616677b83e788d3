import './skeleton.css';

interface SkeletonProps {
  /** How many lines of text stand where the content will be. */
  readonly lines?: number;
  readonly hasPicture?: boolean;
  /** Says to who cannot see it that something is on its way. */
  readonly status: string;
}

/** Keeps the place of what is loaded. It moves only where the visitor likes movement. */
export function Skeleton({ lines = 3, hasPicture = false, status }: SkeletonProps) {
  return (
    <output className="skeleton">
      <span className="skeleton__status">{status}</span>
      <span className="skeleton__bones" aria-hidden>
        {hasPicture && <span className="skeleton__picture" />}
        {Array.from({ length: lines }, (_, line) => (
          <span className="skeleton__line" key={line} />
        ))}
      </span>
    </output>
  );
}
