import type { Draft } from '../state/draft.ts';
import { quickFixOf, quickFixTitle } from '../state/quick-fix.ts';
import type { Translate } from '../messages.ts';
import type { Marker } from './editor-props.ts';

// More squiggles than this help nobody, and cost a pause at every keystroke.
const MAX_MARKERS = 500;

/** What to underline for the problems of a text. */
export function markersOf(
  { problems, text }: Pick<Draft, 'problems' | 'text'>,
  t: Translate,
): readonly Marker[] {
  return problems.slice(0, MAX_MARKERS).map((problem) => {
    const { place, severity, code, message, fix } = problem;
    const title = quickFixTitle(problem, t);
    const quickFix = title === undefined ? undefined : quickFixOf(problem, text);
    return {
      offset: place.offset,
      length: place.length,
      severity,
      code,
      message: `${message} ${fix}`,
      ...(title !== undefined && quickFix && { fix: { title, ...quickFix } }),
    };
  });
}
