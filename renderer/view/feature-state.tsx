import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { FeatureContext, type EmitPendingTask, type PendingTask } from './pending-task.ts';
import { usePlatform } from './platform-context.ts';

/** A feature that has failed is gone, so its error is thrown for the boundary around it. */
type State =
  | { readonly status: 'pending' | 'complete' }
  | { readonly status: 'error'; readonly error: unknown };

interface FeatureStateProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Stands around every feature and follows it from pending to complete or to its failure. */
export function FeatureState({ name, children }: FeatureStateProps): ReactElement {
  const { events } = usePlatform();
  const [state, setState] = useState<State>({ status: 'pending' });
  const latest = useRef<PendingTask>(undefined);

  const emit = useCallback<EmitPendingTask>(
    (complete) => {
      const task: PendingTask = { feature: name, complete };
      latest.current = task;
      setState({ status: 'pending' });
      const end = (ended: State) => {
        if (latest.current === task) setState(ended);
      };
      complete.then(
        () => end({ status: 'complete' }),
        (error: unknown) => end({ status: 'error', error }),
      );
      events.emit('pending-task', task);
    },
    [events, name],
  );

  // Effects run from the inside out: by now the feature has had its turn.
  useEffect(() => {
    if (!latest.current) setState({ status: 'error', error: new Error(NO_TASK) });
  }, []);

  if (state.status === 'error') throw state.error;
  return (
    <div className="feature-state" data-state={state.status} aria-busy={state.status === 'pending'}>
      <FeatureContext value={emit}>{children}</FeatureContext>
    </div>
  );
}

/** Without the event nobody knows when a feature is complete, or that it has failed. */
const NO_TASK =
  'it has not emitted the event pending-task. Emit it with usePendingTask() in its first effect.';
