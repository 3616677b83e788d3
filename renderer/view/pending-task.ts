import { createContext, useContext } from 'react';

/** Tells with the event `pending-task` which feature waits, and for what. */
export interface PendingTask {
  readonly feature: string;
  /** Resolves once the feature shows what it is for, and rejects where it cannot. */
  readonly complete: Promise<unknown>;
}

export type EmitPendingTask = (complete: PendingTask['complete']) => void;

export const FeatureContext = createContext<EmitPendingTask | undefined>(undefined);

/**
 * Gives a feature what tells everybody around what it waits for: it emits the event `pending-task`.
 * Every feature has to emit one at its start, and may emit others; the latest counts.
 */
export function usePendingTask(): EmitPendingTask {
  const emit = useContext(FeatureContext);
  if (emit) return emit;
  throw new Error(
    'usePendingTask() found no feature above it. Register the component as an entry of kind feature.',
  );
}
