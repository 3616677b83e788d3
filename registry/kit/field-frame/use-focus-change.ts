import { useEffect, useState, type FocusEvent } from 'react';

/** A field or a group, told of the focus of its controls. */
interface FocusStates {
  readonly enter?: () => unknown;
  readonly leave: () => unknown;
}

interface FocusHandlers {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Returns the handlers of a control that tell its field when the focus comes and goes. Where a
 * press of the pointer takes the focus away, `leave` waits until the pointer is up: a message that
 * is shown before would move what is pressed, and the click would miss it.
 */
export function useFocusChange(states: FocusStates): FocusHandlers {
  const [press] = useState(createPressWatch);
  useEffect(() => press.stop, [press]);
  return {
    onFocus: ({ currentTarget }) => {
      press.watch(currentTarget.ownerDocument);
      states.enter?.();
    },
    onBlur: () => press.runAfter(() => void states.leave()),
  };
}

/** Follows the pointer while a control has the focus. */
function createPressWatch() {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  let listeners: AbortController | undefined;
  const stop = () => listeners?.abort();
  const release = () => {
    isPressed = false;
    if (!waiting) return;
    const run = waiting;
    waiting = undefined;
    stop();
    run();
  };
  return {
    watch: (page: Document) => {
      release();
      stop();
      listeners = new AbortController();
      const options = { capture: true, signal: listeners.signal };
      page.addEventListener('mousedown', ({ button }) => void (isPressed = button === 0), options);
      // The click belongs to the task of the mouseup, and looks for its element after it.
      page.addEventListener('mouseup', () => void setTimeout(release), options);
      // A pointer that drags something is up without a mouseup.
      page.addEventListener('dragend', release, options);
      page.addEventListener('keydown', release, options);
    },
    /** Runs at once what does not have to wait for the pointer. */
    runAfter: (run: () => void) => {
      waiting = run;
      if (!isPressed) release();
    },
    stop,
  };
}
