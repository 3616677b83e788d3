/** 000 §9: how often it is looked, and for how long, where nothing else is said. */
export const VISIBILITY_INTERVAL_MS = 200;
export const VISIBILITY_LIMIT_MS = 3_000;

export interface WaitForVisibleOptions {
  readonly intervalMs?: number;
  readonly limitMs?: number;
}

/**
 * Resolves with an element once it is there and can be seen; with undefined when it was not within the limit.
 *
 * @example const target = await waitForVisible(window, () => document.getElementById('loans'));
 */
export function waitForVisible(
  window: Window,
  find: () => HTMLElement | null,
  {
    intervalMs = VISIBILITY_INTERVAL_MS,
    limitMs = VISIBILITY_LIMIT_MS,
  }: WaitForVisibleOptions = {},
): Promise<HTMLElement | undefined> {
  const { promise, resolve } = Promise.withResolvers<HTMLElement | undefined>();
  let waitedMs = 0;
  const look = () => {
    const found = find();
    if (isVisible(found)) return resolve(found);
    if (waitedMs >= limitMs) return resolve(undefined);
    waitedMs += intervalMs;
    window.setTimeout(look, intervalMs);
  };
  look();
  return promise;
}

/** Whether an element is there, and is shown. */
export function isVisible(element: HTMLElement | null): element is HTMLElement {
  if (!element) return false;
  // Without layout nothing is known to be hidden.
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
}
