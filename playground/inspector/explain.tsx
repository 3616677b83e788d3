import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import type { Problem } from '#schemas/problems/problem.ts';
import type { DisplayedStep } from '../preview/protocol.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import { translateTrace } from './trace-messages.ts';

/** How the preview came to what it shows. */
export function Explain() {
  const { t } = usePlaygroundContext();
  const shown = usePlayground((state) => state.shown);
  return (
    <>
      <h3 className="inspector__head">{t('whyItIsHere')}</h3>
      {shown ? <Steps steps={shown.steps} /> : <EmptyState>{t('notShownYet')}</EmptyState>}
      {shown && shown.problems.length > 0 && <ReportedProblems problems={shown.problems} />}
    </>
  );
}

function Steps({ steps }: { readonly steps: readonly DisplayedStep[] }) {
  const { t } = usePlaygroundContext();
  return (
    <ol className="trace">
      {steps.map(({ step, decision, reason, durationMs, end }, index) => (
        // Steps have no name of their own, and each answer brings a whole new list.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="trace__step" data-end={end}>
          <Icon name={end === 'done' ? 'check-circle-fill' : 'warning-fill'} />
          <span>
            <b>{step}</b>: {translateTrace(decision, t)}
            <small>{translateTrace(reason, t)}</small>
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
  return (
    <>
      <h3 className="inspector__head">{t('reportedByPreview')}</h3>
      <ul className="faults">
        {problems.map(({ code, pointer, message, fix, severity }) => (
          <li key={`${code} ${pointer}`} data-severity={severity}>
            {message} <small>{fix}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
