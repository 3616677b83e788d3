import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePlatform } from './platform-context.ts';

/** What the event `pending-task` tells: which feature waits, and for what. */
export interface PendingTask {
  readonly feature: string;
  /** Resolves once the feature shows what it is for, and rejects where it cannot. */
  readonly complete: Promise<unknown>;
}

type EmitPendingTask = (complete: PendingTask['complete']) => void;

/** A feature that has failed is gone, so its error is thrown for the boundary around it. */
type State =
  | { readonly status: 'pending' | 'complete' }
  | { readonly status: 'error'; readonly error: unknown };

const FeatureContext = createContext<EmitPendingTask | undefined>(undefined);

/**
 * Gives a feature what tells everybody around what it waits for: it emits the event `pending-task`. Every feature has to
 * emit one at its start, and may emit others; the latest counts.
 */
export function usePendingTask(): EmitPendingTask {
  const emit = useContext(FeatureContext);
  if (emit) return emit;
  throw new Error(
    'usePendingTask() found no feature above it. Register the component as an entry of kind feature.',
  );
}

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
