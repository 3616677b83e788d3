import type { PlacedProblem } from '../state/check-text.ts';
import { quickFixOf, quickFixTitle } from '../state/quick-fix.ts';
import type { Translate } from '../messages.ts';
import type { Marker } from './editor-props.ts';

// More squiggles than this help nobody, and cost a pause at every keystroke.
const MAX_MARKERS = 500;

/** What to underline for the problems of a text. */
export function markersOf(problems: readonly PlacedProblem[], t: Translate): readonly Marker[] {
  return problems.slice(0, MAX_MARKERS).map((problem) => {
    const { place, severity, code, message, fix } = problem;
    const quickFix = quickFixOf(problem);
    return {
      offset: place.offset,
      length: place.length,
      severity,
      code,
      message: `${message} ${fix}`,
      ...(quickFix && { fix: { title: quickFixTitle(problem, quickFix, t), text: quickFix.text } }),
    };
  });
}
