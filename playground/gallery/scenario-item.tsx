import { useState } from 'react';
import type { Outcome } from '../preview/outcome.ts';
import { Icon } from '../layout/icon.tsx';
import type { Queue } from './create-queue.ts';
import {
  isEditable,
  getPlaygroundAddress,
  getPreviewAddress,
  type GalleryScenario,
} from './gallery-scenario.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useGalleryMessages, type GalleryTranslate } from './messages.ts';
import './scenario-item.css';

interface ScenarioItemProps {
  readonly scenario: GalleryScenario;
  readonly queue: Queue;
  readonly width: number;
  readonly hasShell: boolean;
  readonly isCompared: boolean;
  readonly onCompare: (id: string) => void;
}

/**
 * One scenario: its picture, what it shows, and the ways to it, beside another and into the
 * playground.
 */
export function ScenarioItem(props: ScenarioItemProps) {
  const { scenario, queue, width, hasShell, isCompared, onCompare } = props;
  const { id, title, description, tags, expectedFaults } = scenario;
  const t = useGalleryMessages();
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <li className="scenario-item">
      <Thumbnail
        scenario={scenario}
        queue={queue}
        width={width}
        hasShell={hasShell}
        onOutcome={setOutcome}
      />
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
