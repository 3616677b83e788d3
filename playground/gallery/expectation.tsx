import { Icon } from '../layout/icon.tsx';
import type { Outcome } from '../preview/outcome.ts';
import { useGallerySay, type GallerySay } from './messages.ts';

interface ExpectationProps {
  readonly expected: readonly string[];
  /** What came; nothing where the picture has not been loaded yet. */
  readonly outcome: Outcome | undefined;
}

/** Says of what is broken on purpose which faults were expected, and of what came otherwise what came instead. */
export function Expectation({ expected, outcome }: ExpectationProps) {
  const say = useGallerySay();
  const isOther = outcome !== undefined && isOtherThan(expected, outcome);
  if (!isOther && expected.length === 0) return null;
  return (
    <p className="scenario-item__expected" data-wrong={isOther}>
      <Icon name={isOther ? 'x-circle-fill' : 'warning-fill'} />
      {isOther
        ? wordsOf(expected, outcome, say)
        : say('expectedFaults', { codes: listOf(expected, say) })}
    </p>
  );
}

function isOtherThan(expected: readonly string[], { faults, failure }: Outcome): boolean {
  return failure !== undefined || expected.toSorted().join(' ') !== faults.toSorted().join(' ');
}

function wordsOf(expected: readonly string[], outcome: Outcome, say: GallerySay): string {
  const { faults, failure } = outcome;
  if (failure !== undefined) return say('couldNotBeShown', { reason: failure });
  return say('otherThanExpected', {
    expected: listOf(expected, say),
    came: listOf(faults, say),
  });
}

/** Each code once, with how often it is there. */
function listOf(codes: readonly string[], say: GallerySay): string {
  if (codes.length === 0) return say('noFault');
  return [...Map.groupBy(codes, (code) => code)]
    .map(([code, all]) => (all.length > 1 ? `${code} × ${all.length}` : code))
    .join(', ');
}
