import './scenario-item.css';
import {
  isEditable,
  playgroundAddress,
  previewAddress,
  type GalleryScenario,
} from './gallery-scenario.ts';
import type { Queue } from './create-queue.ts';
import { Thumbnail } from './thumbnail.tsx';

interface ScenarioItemProps {
  readonly scenario: GalleryScenario;
  readonly queue: Queue;
}

/** One scenario: its picture, what it shows, and the way to it and into the playground. */
export function ScenarioItem({ scenario, queue }: ScenarioItemProps) {
  const { id, title, description, tags } = scenario;
  return (
    <li className="scenario-item">
      <Thumbnail scenario={scenario} queue={queue} />
      <h2 className="scenario-item__title">
        <a href={previewAddress(id)}>{title}</a>
      </h2>
      {description && <p className="scenario-item__text">{description}</p>}
      {tags.length > 0 && (
        <ul className="scenario-item__tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {isEditable(scenario) && (
        <a className="scenario-item__edit" href={playgroundAddress(id)}>
          Edit<span className="off"> {title} in the playground</span>
        </a>
      )}
    </li>
  );
}
