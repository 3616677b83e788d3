import type { Action } from './read-action.ts';
import { isField, replayInput } from './replay-input.ts';

/**
 * Does once more what a visitor did before the components ran. An event says all that another one
 * like it has to say. Loaded with the components: until then nothing can be done.
 */
export function replayEvent({ event, target, held }: Action): void {
  const { type } = event;
  if (held && isField(target)) replayInput(target, held);
  else if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(type, event));
  else if (event instanceof KeyboardEvent) {
    // The key before it may have moved the focus.
    const focused = target.ownerDocument.activeElement ?? target;
    focused.dispatchEvent(new KeyboardEvent(type, event));
  } else if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else target.dispatchEvent(new Event(type, event));
}
