import './filters.css';
import { useEffect, useState } from 'react';
import { useTheme } from '../layout/use-theme.ts';
import type { Surroundings } from '../surroundings.ts';
import { filteredAddress, isWanted, NO_FILTER, readFilter, type Filter } from './filter.ts';
import type { GalleryScenario } from './gallery-scenario.ts';
import { NothingFound } from './nothing-found.tsx';
import { ScenarioGrid } from './scenario-grid.tsx';
import { SubjectFilter } from './subject-filter.tsx';
import { TagFilter } from './tag-filter.tsx';
import { GalleryBar } from './gallery-bar.tsx';

interface GalleryProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly surroundings: Surroundings;
}

/** Every scenario with a small live picture of it. What is filtered stands in the address. */
export function Gallery({ scenarios, surroundings }: GalleryProps) {
  const [filter, setFilter] = useState(() => readFilter(surroundings.address().searchParams));
  const [theme, switchTheme] = useTheme(surroundings);
  const wanted = scenarios.filter((scenario) => isWanted(scenario, filter));

  useEffect(() => {
    surroundings.setAddress(filteredAddress(surroundings.address().pathname, filter));
  }, [filter, surroundings]);

  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part });

  return (
    <div className="app gallery" data-theme={theme}>
      <GalleryBar
        text={filter.text}
        onText={(text) => change({ text })}
        isDark={theme === 'dark'}
        onSwitchTheme={switchTheme}
      />
      <SubjectFilter scenarios={scenarios} filter={filter} onChange={change} />
      <main className="gallery__main">
        <h1 className="gallery__title">Scenarios</h1>
        <output className="gallery__count">
          {wanted.length} of {scenarios.length} shown. Each has an address that stays, for people
          and for tests.
        </output>
        <TagFilter
          scenarios={scenarios}
          chosen={filter.tags}
          onChange={(tags) => change({ tags })}
        />
        {wanted.length > 0 ? (
          <ScenarioGrid scenarios={wanted} />
        ) : (
          <NothingFound filter={filter} onAll={() => setFilter(NO_FILTER)} />
        )}
      </main>
    </div>
  );
}
