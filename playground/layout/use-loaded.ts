import { useEffect, useState } from 'react';

/** Data that a part of the window waits for. */
export interface Loaded<Data> {
  /** Is undefined until it is there. */
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads data while a component is there; `load` stays the same function. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ readonly data?: Data; readonly of: number }>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (data) => isWanted && setResult({ data, of: attempt }),
      () => isWanted && setResult({ of: attempt }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return {
    data: result?.data,
    hasFailed: result !== undefined && result.of === attempt && result.data === undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
