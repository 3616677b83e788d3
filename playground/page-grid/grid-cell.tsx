import { useState } from 'react';
import { Icon } from '../layout/icon.tsx';
import type { Translate } from '../environment/messages.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { Queue } from '../gallery/create-queue.ts';
import { GridFrame, type GridAnswer } from './grid-frame.tsx';
import { findScenarioOfPage, type PageVersion } from './list-page-versions.ts';
import type { PlaygroundStore } from '../state/state.ts';

interface GridCellProps {
  readonly version: PageVersion;
  readonly content: unknown;
  readonly width: number;
  readonly queue: Queue;
  /** Leads from the grid to the page. */
  readonly onShow: () => void;
}

/** A version of the page at a width, what is wrong there, and the way to it. */
export function GridCell({ version, content, width, queue, onShow }: GridCellProps) {
  const { t, store } = usePlaygroundContext();
  const [answer, setAnswer] = useState<GridAnswer>();
  const scenario = usePlayground(({ scenarios }) =>
    version.kind === 'other' ? findScenarioOfPage(scenarios, version.fixture) : undefined,
  );
  const scenarioId = ('draft' in version ? version.draft : undefined) ?? scenario?.id;
  const canBeShown = version.kind === 'open' || scenarioId !== undefined;
  const show = async () => {
    await showAsPage(store, { locale: version.locale, width, scenarioId });
    onShow();
  };
  return (
    <li className="page-grid__cell">
      <GridFrame {...{ version, content, width, queue }} onAnswer={setAnswer} />
      <p className="page-grid__caption">
        <span className="page-grid__width">{width}</span>
        <Result answer={answer} />
      </p>
      {canBeShown && (
        <button
          type="button"
          className="page-grid__choice"
          aria-label={t('showAsPage', { locale: version.locale, width })}
          title={t('showAsPage', { locale: version.locale, width })}
          onClick={() => void show()}
        />
      )}
    </li>
  );
}

function Result({ answer }: { readonly answer: GridAnswer }) {
  const { t } = usePlaygroundContext();
  const text = describeAnswer(answer, t);
  if (text === undefined) return null;
  const isWaiting = answer === undefined;
  return (
    <span className="page-grid__result" data-wrong={!isWaiting}>
      {!isWaiting && <Icon name="warning-fill" />}
      {text}
    </span>
  );
}

/** Says what keeps a page from being whole; undefined where nothing does. */
function describeAnswer(answer: GridAnswer, t: Translate): string | undefined {
  if (answer === undefined) return t('opening');
  if (answer === 'silent') return t('doesNotAnswer');
  if (answer.type === 'vitrine:failed') return t('previewFailed', { reason: answer.reason });
  const { length } = answer.missing;
  return length > 0 ? t('partsMissing', { count: length }) : undefined;
}

interface Choice {
  readonly locale: string;
  readonly width: number;
  /** The scenario of the version; left out where it is the open one. */
  readonly scenarioId?: string | undefined;
}

/**
 * Makes a version of the page at a width the page that is shown. Where that is another scenario, it
 * is opened for the same visitor, and the same services fail.
 */
async function showAsPage(
  store: PlaygroundStore,
  { locale, width, scenarioId }: Choice,
): Promise<void> {
  const before = store.getState().playground?.selects;
  if (scenarioId !== undefined) await store.getState().openScenario(scenarioId);
  const { choose, setCondition, playground } = store.getState();
  if (scenarioId !== undefined && playground?.scenarioId !== scenarioId) return;
  if (before && scenarioId !== undefined) {
    choose('segment', before.segment);
    choose('session', before.session);
    for (const [name, text] of Object.entries(before.conditions ?? {})) setCondition(name, text);
  }
  choose('locale', locale);
  choose('viewport', String(width));
}
