import { useState } from 'react';
import { createQueue } from './create-queue.ts';
import type { GalleryScenario } from './gallery-scenario.ts';
import { getPictureWidth } from './picture-width.ts';
import { ScenarioItem } from './scenario-item.tsx';
import type { GalleryView } from './view.ts';
import { useGalleryMessages } from './messages.ts';

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
          isCompared={view.compared.includes(scenario.id)}
          onCompare={onCompare}
        />
      ))}
    </ul>
  );
}
