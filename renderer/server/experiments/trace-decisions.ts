import type { Trace } from '../../trace/index.ts';
import type { RequestHandlerOptions } from '../request-handler-options.ts';
import type { ExperimentDecision } from './decide-experiment.ts';

type OnTrace = NonNullable<RequestHandlerOptions['onTrace']>;

export interface DecisionTraces {
  /** Takes the trace of a page that was made; undefined where nobody wants traces. */
  readonly onTrace?: OnTrace;
  /** Takes what is decided about a request, before the first page is made for it. */
  readonly onDecision: (
    request: Request,
    deciding: ExperimentDecision | Promise<ExperimentDecision>,
  ) => void;
}

/**
 * Lets the trace of each page that is made under an experiment say what was decided. A page that is
 * made beside the decision has its trace reported once it is there.
 */
export function createDecisionTraces(onTrace: OnTrace | undefined): DecisionTraces {
  if (!onTrace) return { onDecision: () => undefined };
  const decisions = new WeakMap<Request, ExperimentDecision | Promise<ExperimentDecision>>();
  const report = (trace: Trace, request: Request, decision: ExperimentDecision): void => {
    const { key, variant, reason } = decision;
    const shown = variant === undefined ? key : `${key}:${variant}`;
    trace.note('decide-experiment', { decision: shown, reason });
    onTrace(trace, request);
  };
  return {
    onDecision: (request, deciding) => void decisions.set(request, deciding),
    onTrace(trace, request) {
      const decision = decisions.get(request);
      if (!decision) onTrace(trace, request);
      else if (decision instanceof Promise)
        void decision.then((each) => report(trace, request, each));
      else report(trace, request, decision);
    },
  };
}
