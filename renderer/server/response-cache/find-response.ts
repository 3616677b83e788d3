import { CMS_DATA_LIMIT_MS } from '../../host/index.ts';
import type { Trace } from '../../trace/index.ts';
import type { FinishedAnswer } from '../finished-answer.ts';
import type { RequestRecorder, Question, Services } from '../sources.ts';

export interface FindKeptOptions {
  readonly recorder: RequestRecorder;
  readonly services: Omit<Services, 'onAsk'>;
  readonly trace: Trace;
}

/**
 * The first of some answers that is made of what the services say now. They are asked for all that
 * the first one was made of, side by side. A service that fails is not covered by what it said
 * before: the page that is made then reports that.
 */
export async function findResponse(
  candidates: readonly FinishedAnswer[],
  { recorder, services, trace }: FindKeptOptions,
): Promise<FinishedAnswer | undefined> {
  const asking: Services = {
    ...services,
    onAsk(question, answer) {
      const isThere = trace.ahead(stepOf(question).name);
      answer.then(isThere, isThere);
    },
  };
  for (const candidate of candidates) {
    // The second one asks no more than the first has left open.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await recorder.areUnchanged(candidate.sources, asking))) continue;
    // oxlint-disable-next-line no-await-in-loop
    await noteFound(candidate, trace);
    return candidate;
  }
  if (candidates.length > 0) {
    trace.note('find-answer', {
      decision: 'none',
      reason: 'no cached response is made of these texts',
    });
  }
  return undefined;
}

async function noteFound({ sources }: FinishedAnswer, trace: Trace): Promise<void> {
  const verdict = { decision: 'found', reason: 'the same as before' };
  await Promise.all(
    sources.map((source) =>
      trace.run(
        stepOf(source),
        () => undefined,
        () => verdict,
      ),
    ),
  );
  trace.note('find-answer', { decision: 'kept', reason: 'it is made of the same texts' });
}

/** The step in which a page that is made asks it. */
function stepOf(question: Question): { readonly name: string; readonly budgetMs: number } {
  if (question.service === 'cms-data') {
    return { name: 'fetch-cms-data', budgetMs: CMS_DATA_LIMIT_MS };
  }
  const { body, limitMs } = question.request;
  return { name: body ? 'fetch-macros' : 'fetch-page', budgetMs: limitMs };
}
