import type { Problem } from '#schemas/problems/problem.ts';
import { usePlaygroundContext, usePlayground } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import type { Shown } from '../state/state.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';
import { translateTrace } from './trace-messages.ts';

/** Explains how the preview came to its present page. */
export function Explain() {
  const { t } = usePlaygroundContext();
  const shown = usePlayground((state) => state.shown);
  return (
    <>
      <h3 className="inspector__head">{t('whyItIsHere')}</h3>
      {shown ? <Steps {...shown} /> : <EmptyState>{t('notShownYet')}</EmptyState>}
      {shown && shown.problems.length > 0 && <ReportedProblems problems={shown.problems} />}
    </>
  );
}

function Steps({ steps, problems }: Pick<Shown, 'steps' | 'problems'>) {
  const { t } = usePlaygroundContext();
  const toWords = useProblemWords();
  const formatReason = (reason: string) => {
    const problem = problems.find(({ message }) => message === reason);
    return problem ? <Words passage={toWords(problem).message} /> : translateTrace(reason, t);
  };
  return (
    <ol className="trace">
      {steps.map(({ step, decision, reason, durationMs, end }, index) => (
        // Steps have no name of their own, and each answer brings a whole new list.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="trace__step" data-end={end}>
          <Icon name={end === 'done' ? 'check-circle-fill' : 'warning-fill'} />
          <span>
            <b>{step}</b>: {translateTrace(decision, t)}
            <small>{formatReason(reason)}</small>
          </span>
          <span className="trace__time">
            {t('milliseconds', { count: Math.round(durationMs) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function ReportedProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = usePlaygroundContext();
  const toWords = useProblemWords();
  return (
    <>
      <h3 className="inspector__head">{t('reportedByPreview')}</h3>
      <ul className="faults">
        {problems.map((problem) => {
          const { message, fix } = toWords(problem);
          return (
            <li key={`${problem.code} ${problem.pointer}`} data-severity={problem.severity}>
              <Words passage={message} />{' '}
              <small>
                <Words passage={fix} />
              </small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
