import { leaveWithFocus } from './return-focus.ts';
import { removeOpened, collectNestedOverlays, type OpenedOverlay } from './opened-overlays.ts';

/**
 * Ends an overlay with all that are inside it. Each of them is asked first, and where one refuses
 * all stay.
 */
export function requestEnd(outer: OpenedOverlay): void {
  if (!collectNestedOverlays(outer).every(({ mayEnd }) => mayEnd())) return;
  leave(outer).forEach(({ onEnd }) => onEnd());
}

/** Ends an overlay with all that are inside it, and asks nobody. */
export function endAtOnce(outer: OpenedOverlay): void {
  const group = leave(outer);
  // The owners of those inside may be about to go as well, and what is removed by then has nobody
  // to call.
  queueMicrotask(() => group.forEach(({ onEnd }) => onEnd()));
}

/** Takes them off the page, the latest first, and gives the focus back once. */
function leave(outer: OpenedOverlay): OpenedOverlay[] {
  const group = collectNestedOverlays(outer).toReversed();
  const takeOff = () => removeOpened(group);
  const { goals } = outer;
  if (!goals) takeOff();
  else {
    const contents = group.map(({ content }) => content);
    leaveWithFocus(contents, () => [...goals.openers(), ...goals.before], takeOff);
  }
  return group;
}
