import type { PlacedProblem } from '../state/check-text.ts';
import { mendOf, mendTitle } from '../state/quick-fix.ts';
import type { Say } from '../messages.ts';
import type { Marker } from './editor-props.ts';

// More squiggles than this say no more, and cost a pause at every letter.
const MAX_MARKERS = 500;

/** What to underline for the problems of a text. */
export function markersOf(problems: readonly PlacedProblem[], say: Say): readonly Marker[] {
  return problems.slice(0, MAX_MARKERS).map((problem) => {
    const { place, severity, code, message, fix } = problem;
    const mend = mendOf(problem);
    return {
      offset: place.offset,
      length: place.length,
      severity,
      code,
      message: `${message} ${fix}`,
      ...(mend && { fix: { title: mendTitle(problem, mend, say), text: mend.text } }),
    };
  });
}
