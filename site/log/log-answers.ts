import type { Problem } from '#renderer/server';
import type { SiteObserver } from '../observe-answers.ts';
import { answerEvent, getRequestFacts, getAnswerLevel } from './answer-event.ts';
import { describeCauses } from './describe-cause.ts';
import { createFaultsEvent, getFaultsLevel } from './fault-event.ts';
import type { Log, RequestFacts } from './log-event.ts';

/** A page that is renewed after its visitor has gone is done by then, in milliseconds. */
const RENEWAL_MS = 5_000;

/**
 * Writes a line for each answer, and before it one for all that was wrong with the page. What comes
 * up later, while a cached page is renewed, gets a line of its own under the id of the request that
 * caused it.
 */
export function logAnswers(log: Log): SiteObserver {
  const waiting = new WeakMap<WeakKey, Problem[]>();
  const answered = new WeakMap<WeakKey, RequestFacts>();

  const writeFaults = (request: WeakKey, facts: RequestFacts): void => {
    const faults = waiting.get(request);
    waiting.delete(request);
    if (faults) log(getFaultsLevel(faults), createFaultsEvent(faults, facts));
  };

  return {
    onAnswered(answer) {
      const facts = getRequestFacts(answer);
      const { error, request } = answer;
      if (error) log('error', uncaughtEvent(error, facts));
      writeFaults(request, facts);
      answered.set(request, facts);
      log(getAnswerLevel(answer), answerEvent(answer));
    },
    onProblem(fault, request) {
      const faults = waiting.get(request);
      faults?.push(fault);
      if (faults) return;
      waiting.set(request, [fault]);
      const facts = answered.get(request);
      if (facts) setTimeout(() => writeFaults(request, facts), RENEWAL_MS).unref();
    },
  };
}

function uncaughtEvent(error: Error, { requestId, path }: RequestFacts) {
  return {
    event: 'uncaught',
    message: 'The site failed to answer. Look at the stack, and add a test that shows it.',
    requestId,
    path,
    causes: describeCauses(error),
  } as const;
}
