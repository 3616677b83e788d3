import { useEffect, useRef, type FocusEvent } from 'react';

/** A field or a group, told of the focus of its controls. */
interface FocusStates {
  readonly enter?: () => unknown;
  readonly leave: () => unknown;
}

interface FocusHandlers {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Returns the handlers of a control that tell its field when the focus comes and goes. Where a
 * press of the pointer takes the focus away, `leave` waits until the pointer is up: a message that
 * is shown before would move what is pressed, and the click would miss it.
 */
export function useFocusChange(states: FocusStates): FocusHandlers {
  const pending = useRef<() => void>(undefined);
  // A control can have the focus before its code is there.
  useEffect(() => void followPress(document), []);
  return {
    onFocus: () => {
      pending.current?.();
      states.enter?.();
    },
    onBlur: ({ currentTarget }) => {
      const leave = () => {
        if (pending.current !== leave) return;
        pending.current = undefined;
        states.leave();
      };
      pending.current = leave;
      followPress(currentTarget.ownerDocument).runAfter(leave);
    },
  };
}

interface Press {
  /** Runs at once what does not have to wait for the pointer. */
  readonly runAfter: (run: () => void) => void;
}

const followed = new WeakMap<Document, Press>();

/** Follows the pointer in a document, for as long as the document is there. */
function followPress(page: Document): Press {
  const before = followed.get(page);
  if (before) return before;
  let isPressed = false;
  const waiting = new Set<() => void>();
  const release = () => {
    isPressed = false;
    for (const run of waiting) {
      waiting.delete(run);
      run();
    }
  };
  page.addEventListener('mousedown', ({ button }) => void (isPressed = button === 0), true);
  // The click belongs to the task of the mouseup, and looks for its element after it.
  page.addEventListener('mouseup', () => void setTimeout(release), true);
  // A pointer that drags something is up without a mouseup.
  page.addEventListener('dragend', release, true);
  page.addEventListener('keydown', release, true);
  const press: Press = {
    runAfter(run) {
      waiting.add(run);
      if (!isPressed) release();
    },
  };
  followed.set(page, press);
  return press;
}
