import { leaveWithFocus } from './return-focus.ts';
import { removeShown, withInside, type ShownOverlay } from './shown-overlays.ts';

/** Ends an overlay with all that are inside it. Each of them is asked first, and where one refuses all stay. */
export function askAndEnd(outer: ShownOverlay): void {
  if (!withInside(outer).every(({ mayEnd }) => mayEnd())) return;
  leave(outer).forEach(({ tellEnd }) => tellEnd());
}

/** Ends an overlay with all that are inside it, and asks nobody. Those that are still there afterwards tell of it. */
export function endAtOnce(outer: ShownOverlay): void {
  const group = leave(outer);
  // The owners of those inside may be about to go as well, and then nobody wants to know.
  queueMicrotask(() => group.forEach(({ tellEnd }) => tellEnd()));
}

/** Takes them off the page, the latest first, and gives the focus back once. */
function leave(outer: ShownOverlay): ShownOverlay[] {
  const group = withInside(outer).toReversed();
  const takeOff = () => removeShown(group);
  const { goals } = outer;
  if (!goals) takeOff();
  else {
    const contents = group.map(({ content }) => content);
    leaveWithFocus(contents, () => [...goals.openers(), ...goals.before], takeOff);
  }
  return group;
}
