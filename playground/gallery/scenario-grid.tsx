import { useState } from 'react';
import { createQueue } from './create-queue.ts';
import type { GalleryScenario } from './gallery-scenario.ts';
import { ScenarioItem } from './scenario-item.tsx';

/** Each picture is a whole page with its scripts: more at a time would make none of them come sooner. */
const LOADING_AT_MOST = 3;

/** Scenarios side by side. */
export function ScenarioGrid({ scenarios }: { readonly scenarios: readonly GalleryScenario[] }) {
  const [queue] = useState(() => createQueue(LOADING_AT_MOST));
  return (
    <ul className="gallery__grid" aria-label="Scenarios">
      {scenarios.map((scenario) => (
        <ScenarioItem key={scenario.id} scenario={scenario} queue={queue} />
      ))}
    </ul>
  );
}
