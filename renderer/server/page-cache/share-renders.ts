interface SharedRender<Result> {
  readonly result: Promise<Result>;
  readonly join: (visitor: AbortSignal | undefined) => void;
}

export interface SharedRenders<Result> {
  /** Returns true while a page is being made. */
  readonly isUnderWay: (key: string) => boolean;
  /**
   * The page that is being made already, or else the one that `make` begins. Its signal is aborted
   * once everybody who waits for it has left; who gives no signal stays to the end.
   */
  readonly share: (
    key: string,
    visitor: AbortSignal | undefined,
    make: (signal: AbortSignal) => Promise<Result>,
  ) => Promise<Result>;
}

/** Lets all who ask for a page at the same time have one rendering of it. */
export function shareRenders<Result>(): SharedRenders<Result> {
  const underWay = new Map<string, SharedRender<Result>>();
  const forget = (key: string, ended: SharedRender<Result>) => {
    // Where it was aborted, another may have taken its place.
    if (underWay.get(key) === ended) underWay.delete(key);
  };
  return {
    isUnderWay: (key) => underWay.has(key),
    share(key, visitor, make) {
      const known = underWay.get(key);
      const shared: SharedRender<Result> = known ?? beginRender(make, () => forget(key, shared));
      if (!known) underWay.set(key, shared);
      shared.join(visitor);
      return shared.result;
    },
  };
}

function beginRender<Result>(
  make: (signal: AbortSignal) => Promise<Result>,
  onEnd: () => void,
): SharedRender<Result> {
  const controller = new AbortController();
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting > 0) return;
    // A visitor who asks from now on has to get a whole page.
    onEnd();
    controller.abort(new Error('Everybody who asked for the page has left.'));
  };
  const result = make(controller.signal).finally(onEnd);
  return {
    result,
    join(visitor) {
      waiting += 1;
      if (!visitor) return;
      visitor.addEventListener('abort', leave, { once: true });
      const forget = () => visitor.removeEventListener('abort', leave);
      result.then(forget, forget);
    },
  };
}
