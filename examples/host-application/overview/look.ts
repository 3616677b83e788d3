import { useSyncExternalStore, type ComponentProps } from 'react';
import type { Overlay, ResolvedIcon } from '#registry/kit';

/** How the application wants its overview to look. It is in words, which the kit reads. */
export interface Look {
  /** The frame of an account's details. */
  readonly frame: ComponentProps<typeof Overlay>['variation'];
  readonly role: ComponentProps<typeof Overlay>['role'];
  readonly icon: NonNullable<ComponentProps<typeof ResolvedIcon>['icon']>;
}

let look: Look = {
  frame: 'dialog-full-screen-on-mobile',
  role: 'dialog',
  icon: 'vitrine:regular:users-three',
};
const listeners = new Set<() => void>();

/** Changes the look of the overview, also while it is shown. */
export function changeLook(next: Look): void {
  look = next;
  listeners.forEach((listener) => listener());
}

/** The look of the overview, which is rendered anew when it changes. */
export function useLook(): Look {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => look,
    () => look,
  );
}
