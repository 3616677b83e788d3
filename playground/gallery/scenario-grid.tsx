import { useCallback, useState } from 'react';
import type { Outcome } from '../preview/outcome.ts';
import { Icon } from '../layout/icon.tsx';
import { createQueue, type Queue } from './create-queue.ts';
import {
  type GalleryScenario,
  isEditable,
  getPlaygroundAddress,
  getPreviewAddress,
  type ScenarioPicture,
} from './gallery-scenario.ts';
import { getPictureWidth } from './picture-width.ts';
import type { GalleryView } from './view.ts';
import { useGalleryMessages, type GalleryTranslate } from './messages.ts';
import { Thumbnail } from './thumbnail.tsx';
import './scenario-item.css';

/**
 * Each picture is a whole page with its scripts: more at a time would make none of them come
 * sooner.
 */
const MAX_LOADING = 3;

interface ScenarioGridProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly view: GalleryView;
  readonly onCompare: (id: string) => void;
}

/** Scenarios in columns, which are narrower where all pictures are those of a phone. */
export function ScenarioGrid({ scenarios, view, onCompare }: ScenarioGridProps) {
  const t = useGalleryMessages();
  const [queue] = useState(() => createQueue(MAX_LOADING));
  return (
    <ul className="gallery__grid" aria-label={t('scenarios')} data-width={view.width}>
      {scenarios.map((scenario) => (
        <ScenarioItem
          // Another width is another picture: the outcome of an earlier one is not its own.
          key={`${scenario.id} ${view.width} ${view.hasShell}`}
          scenario={scenario}
          queue={queue}
          width={getPictureWidth(scenario, view.width)}
          hasShell={view.hasShell}
          isUsual={view.width === 'own' && !view.hasShell}
          isCompared={view.compared.includes(scenario.id)}
          onCompare={onCompare}
        />
      ))}
    </ul>
  );
}

interface ScenarioItemProps {
  readonly scenario: GalleryScenario;
  readonly queue: Queue;
  readonly width: number;
  readonly hasShell: boolean;
  /** True if pictures are shown as they are drawn: at the scenario's own width, without shell. */
  readonly isUsual: boolean;
  readonly isCompared: boolean;
  readonly onCompare: (id: string) => void;
}

/**
 * One scenario: its picture, what it shows, and the ways to it, beside another and into the
 * playground.
 */
function ScenarioItem(props: ScenarioItemProps) {
  const { scenario, queue, width, hasShell, isUsual, isCompared, onCompare } = props;
  const { id, title, description, tags, expectedFaults } = scenario;
  const t = useGalleryMessages();
  const picture = isUsual ? scenario.picture : undefined;
  const [outcome, onOutcome] = useOutcome(scenario, picture);
  const isDrawnAnew = picture !== undefined && !picture.isCurrent && outcome === undefined;
  return (
    <li className="scenario-item">
      <Thumbnail
        scenario={scenario}
        queue={queue}
        width={width}
        hasShell={hasShell}
        picture={picture}
        onOutcome={onOutcome}
      />
      {isDrawnAnew && <p className="scenario-item__state">{t('drawnAnew')}</p>}
      <h2 className="scenario-item__title" lang="en-GB">
        <a href={getPreviewAddress(id, hasShell)}>{title}</a>
      </h2>
      {description && (
        <p className="scenario-item__text" lang="en-GB">
          {description}
        </p>
      )}
      <Expectation expected={expectedFaults} outcome={outcome} />
      {tags.length > 0 && (
        <ul className="scenario-item__tags" aria-label={t('tags')}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <div className="scenario-item__ways">
        {isEditable(scenario) && (
          <a
            className="scenario-item__way"
            href={getPlaygroundAddress(id)}
            aria-label={t('editTitle', { title })}
          >
            {t('edit')}
          </a>
        )}
        <button
          type="button"
          className="scenario-item__way"
          aria-label={t('compareTitle', { title })}
          aria-pressed={isCompared}
          onClick={() => onCompare(id)}
        >
          {t('compare')}
        </button>
      </div>
    </li>
  );
}

/** The outcome that a live preview has posted, of the scenario as it was saved then. */
interface SeenOutcome {
  readonly version: string;
  readonly outcome: Outcome;
}

/**
 * Returns the outcome of the scenario as it is now, undefined where it is not known yet, and a
 * function for the outcome that a live preview posts.
 */
function useOutcome(
  { version }: GalleryScenario,
  picture: ScenarioPicture | undefined,
): [Outcome | undefined, (came: Outcome) => void] {
  const [seen, setSeen] = useState<SeenOutcome>();
  const onOutcome = useCallback((came: Outcome) => setSeen({ version, outcome: came }), [version]);
  if (picture?.isCurrent) {
    return [{ type: 'vitrine:outcome', problems: picture.problems }, onOutcome];
  }
  return [seen?.version === version ? seen.outcome : undefined, onOutcome];
}

interface ExpectationProps {
  readonly expected: readonly string[];
  /** The outcome of its preview; undefined while the picture has not been loaded yet. */
  readonly outcome: Outcome | undefined;
}

/** Shows which problems a scenario that is broken on purpose expects, and which came instead. */
function Expectation({ expected, outcome }: ExpectationProps) {
  const t = useGalleryMessages();
  const isOther = outcome !== undefined && isOtherThan(expected, outcome);
  if (!isOther && expected.length === 0) return null;
  return (
    <p className="scenario-item__expected" data-wrong={isOther}>
      <Icon name={isOther ? 'x-circle-fill' : 'warning-fill'} />
      {isOther
        ? messageOf(expected, outcome, t)
        : t('expectedFaults', { codes: listOf(expected, t) })}
    </p>
  );
}

function isOtherThan(expected: readonly string[], { problems, failure }: Outcome): boolean {
  return failure !== undefined || expected.toSorted().join(' ') !== problems.toSorted().join(' ');
}

function messageOf(expected: readonly string[], outcome: Outcome, t: GalleryTranslate): string {
  const { problems, failure } = outcome;
  if (failure !== undefined) return t('couldNotBeShown', { reason: failure });
  return t('otherThanExpected', {
    expected: listOf(expected, t),
    came: listOf(problems, t),
  });
}

/** Lists each code once, with the number of times that it occurs. */
function listOf(codes: readonly string[], t: GalleryTranslate): string {
  if (codes.length === 0) return t('noFault');
  return [...Map.groupBy(codes, (code) => code)]
    .map(([code, all]) => (all.length > 1 ? `${code} × ${all.length}` : code))
    .join(', ');
}
