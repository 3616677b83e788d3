import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Problem } from '#schemas/problems/problem.ts';
import { findNextTab } from '../layout/find-next-tab.ts';
import { usePanelFold } from '../layout/folding.ts';
import { getPanelId } from '../layout/panel-settings.ts';
import { Region } from '../layout/region.tsx';
import { usePlaygroundContext, usePlayground } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import type { Shown } from '../state/state.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';
import { SelectedComponent } from './selected.tsx';
import { translateTrace } from './trace-messages.ts';

/** The selected component: its fields to fill in, and how it came onto the page. */
export function Inspector() {
  const { store } = usePlaygroundContext();
  const [isOpen, toggle] = usePanelFold('inspector');
  const [tab, setTab] = useState<InspectorTab>('Fields');
  const id = useId();
  useEffect(
    () =>
      store.subscribe(({ toFillIn }, before) => {
        if (toFillIn === undefined || toFillIn === before.toFillIn) return;
        setTab('Fields');
        if (!isOpen) toggle();
      }),
    [store, isOpen, toggle],
  );
  return (
    <div className="inspector" id={getPanelId('inspector')}>
      <Region name="Inspector" isOpen={isOpen} onToggle={toggle}>
        <InspectorTabs id={id} selected={tab} onSelect={setTab} />
        <div className="inspector__panel" id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
          {tab === 'Fields' ? <SelectedComponent /> : <Explain />}
        </div>
      </Region>
    </div>
  );
}

/** Explains how the preview came to its present page. */
function Explain() {
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

const TABS = ['Fields', 'Explain'] as const;

/** The inspector's tabs. Their names are part of the playground's interface, in every language. */
type InspectorTab = (typeof TABS)[number];

interface InspectorTabsProps {
  /** The id of the panel that shows the selection. */
  readonly id: string;
  readonly selected: InspectorTab;
  readonly onSelect: (tab: InspectorTab) => void;
}

/**
 * The tabs of the inspector, which switch between views of a component. Arrow keys lead from one
 * tab to the other.
 */
function InspectorTabs({ id, selected, onSelect }: InspectorTabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = TABS[findNextTab(event.key, TABS.indexOf(selected), TABS.length) ?? TABS.length];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="Inspector" tabIndex={-1} onKeyDown={move}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          className="tabs__tab"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === selected}
          aria-controls={id}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
