import { useCallback, useEffect, useState } from 'react';

export type Pickers = typeof import('../../pickers/index.ts');

const loadPickers = () => import('../../pickers/index.ts');

/** The pickers, in a chunk of their own. */
interface LoadedPickers {
  /** Is undefined until they are there. */
  readonly pickers: Pickers | undefined;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Loads the pickers when they are asked for, or once `isNeeded`. */
export function usePickers(isNeeded = false): LoadedPickers {
  const [pickers, setPickers] = useState<Pickers>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    loadPickers().then(
      (loaded) => {
        setPickers(loaded);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return { pickers, hasFailed, load };
}
