import { Icon } from '../layout/icon.tsx';
import type { Outcome } from '../preview/outcome.ts';
import { useGalleryMessages, type GalleryTranslate } from './messages.ts';

interface ExpectationProps {
  readonly expected: readonly string[];
  /** What came; nothing where the picture has not been loaded yet. */
  readonly outcome: Outcome | undefined;
}

/** Shows which problems a scenario that is broken on purpose expects, and which came instead. */
export function Expectation({ expected, outcome }: ExpectationProps) {
  const t = useGalleryMessages();
  const isOther = outcome !== undefined && isOtherThan(expected, outcome);
  if (!isOther && expected.length === 0) return null;
  return (
    <p className="scenario-item__expected" data-wrong={isOther}>
      <Icon name={isOther ? 'x-circle-fill' : 'warning-fill'} />
      {isOther
        ? messageOf(expected, outcome, t)
        : t('expectedFaults', { codes: listOf(expected, t) })}
    </p>
  );
}

function isOtherThan(expected: readonly string[], { problems, failure }: Outcome): boolean {
  return failure !== undefined || expected.toSorted().join(' ') !== problems.toSorted().join(' ');
}

function messageOf(expected: readonly string[], outcome: Outcome, t: GalleryTranslate): string {
  const { problems, failure } = outcome;
  if (failure !== undefined) return t('couldNotBeShown', { reason: failure });
  return t('otherThanExpected', {
    expected: listOf(expected, t),
    came: listOf(problems, t),
  });
}

/** Each code once, with how often it is there. */
function listOf(codes: readonly string[], t: GalleryTranslate): string {
  if (codes.length === 0) return t('noFault');
  return [...Map.groupBy(codes, (code) => code)]
    .map(([code, all]) => (all.length > 1 ? `${code} × ${all.length}` : code))
    .join(', ');
}
