import type { PatchOperation } from '#schemas/generated/scenario.ts';
import type { PlacedProblem } from '../state/document/check-text.ts';
import type { Draft } from '../state/document/draft.ts';
import { findQuickFix, formatQuickFixTitle } from '../state/quick-fix.ts';
import type { Translate } from '../environment/messages.ts';
import type { Marker } from './editor-props.ts';

// More squiggles than this help nobody, and cost a pause at every keystroke.
const MAX_MARKERS = 500;

/** Creates the markers that underline the problems of a text. */
export function createMarkers(
  { problems, text }: Pick<Draft, 'problems' | 'text'>,
  t: Translate,
  changeFor: (problem: PlacedProblem) => PatchOperation | undefined = () => undefined,
): readonly Marker[] {
  return problems.slice(0, MAX_MARKERS).map((problem) => {
    const { place, severity, code, message, fix } = problem;
    const change = changeFor(problem);
    const title = formatQuickFixTitle(problem, t, change);
    return {
      offset: place.offset,
      length: place.length,
      severity,
      code,
      message: `${message} ${fix}`,
      ...(title !== undefined && {
        fix: { title, edit: () => findQuickFix(problem, text, change) },
      }),
    };
  });
}
