import { useMemo } from 'react';
import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { Region } from '../layout/region.tsx';
import { useFold } from '../layout/folding.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { ShownStep } from '../preview/protocol.ts';
import type { OutlineItem } from '../state/outline.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import { translateTrace } from './trace-messages.ts';

/** Below this width the editor and the preview need the inspector's space. */
const ROOM_ENOUGH = '(min-width: 1600px)';

/** What is known of the selected component, and how the preview came to what it shows. */
export function Inspector() {
  const { t, environment } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Inspector', environment.matches(ROOM_ENOUGH));
  const shown = usePlayground((state) => state.shown);
  return (
    <div className="inspector">
      <Region name="Inspector" isOpen={isOpen} onToggle={toggle}>
        <Selected />
        <h3 className="inspector__head">{t('whyItIsHere')}</h3>
        {shown ? <Steps steps={shown.steps} /> : <EmptyState>{t('notShownYet')}</EmptyState>}
        {shown && shown.problems.length > 0 && <ReportedProblems problems={shown.problems} />}
      </Region>
    </div>
  );
}

function Selected() {
  const { t } = usePlaygroundContext();
  const selection = usePlayground(({ playground }) => playground?.selection);
  const page = usePlayground(({ playground }) => playground?.documents.page.lastGood);
  const readOutline = usePlayground((state) => state.readOutline);
  const item = useMemo(
    () => (selection === undefined ? undefined : findItem(readOutline(page), selection)),
    [selection, page, readOutline],
  );
  if (!item) return <EmptyState>{t('nothingSelected')}</EmptyState>;
  return (
    <div className="inspector__selected">
      <p className="inspector__name">
        <Icon name="cards" />
        {item.label}
      </p>
      <p className="inspector__pointer">{item.pointer}</p>
      <p className="inspector__note">{t('fieldsToCome', { type: item.componentType })}</p>
    </div>
  );
}

function findItem(
  zones: readonly { readonly items: readonly OutlineItem[] }[],
  pointer: string,
): OutlineItem | undefined {
  return zones.flatMap(({ items }) => items).find((item) => item.pointer === pointer);
}

function Steps({ steps }: { readonly steps: readonly ShownStep[] }) {
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
