import './scenario-item.css';
import { useState } from 'react';
import type { Outcome } from '../preview/outcome.ts';
import type { Queue } from './create-queue.ts';
import { Expectation } from './expectation.tsx';
import {
  isEditable,
  getPlaygroundAddress,
  getPreviewAddress,
  type GalleryScenario,
} from './gallery-scenario.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useGalleryMessages } from './messages.ts';

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
