import './filters.css';
import { useEffect, useState } from 'react';
import { useTheme } from '../layout/use-theme.ts';
import type { Surroundings } from '../environment.ts';
import { FacetFilter } from './facet-filter.tsx';
import { isWanted, NO_FILTER, type Filter } from './filter.ts';
import { GalleryBar } from './gallery-bar.tsx';
import type { GalleryScenario } from './gallery-scenario.ts';
import { NothingFound } from './nothing-found.tsx';
import { ScenarioGrid } from './scenario-grid.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TagFilter } from './tag-filter.tsx';
import { useGalleryLanguage } from './use-gallery-language.ts';
import { readView, viewAddress, withCompared, type GalleryView } from './view.ts';
import { ViewChoices } from './view-choices.tsx';
import { GallerySayContext } from './messages.ts';

interface GalleryProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly surroundings: Surroundings;
}

/** Every scenario with a small live picture of it. What is chosen stands in the address. */
export function Gallery({ scenarios, surroundings }: GalleryProps) {
  const [view, setView] = useState(() => readView(surroundings.address().searchParams));
  const [theme, switchTheme] = useTheme(surroundings);
  const { say, language, chooseLanguage } = useGalleryLanguage(surroundings);
  const [isWide] = useState(() => surroundings.matches('(width >= 60rem)'));
  const { filter, compared } = view;
  const wanted = scenarios.filter((scenario) => isWanted(scenario, filter));

  useEffect(() => {
    surroundings.setAddress(viewAddress(surroundings.address().pathname, view));
  }, [view, surroundings]);

  const change = (part: Partial<GalleryView>) => setView({ ...view, ...part });
  const narrow = (part: Partial<Filter>) => change({ filter: { ...filter, ...part } });

  return (
    <GallerySayContext value={say}>
      <div className="app gallery" data-theme={theme}>
        <GalleryBar
          text={filter.text}
          onText={(text) => narrow({ text })}
          isDark={theme === 'dark'}
          onSwitchTheme={switchTheme}
          language={language}
          onLanguage={chooseLanguage}
        />
        <FacetFilter
          scenarios={scenarios}
          chosen={filter.facets}
          onChange={(facets) => narrow({ facets })}
          isOpenAtFirst={isWide}
        />
        <main className="gallery__main">
          <h1 className="gallery__title">{say('scenarios')}</h1>
          <output className="gallery__count">
            {say('shown', { count: wanted.length, all: scenarios.length })}
          </output>
          <ViewChoices view={view} onChange={change} />
          <TagFilter
            scenarios={scenarios}
            chosen={filter.tags}
            onChange={(tags) => narrow({ tags })}
          />
          <SideBySide
            scenarios={compared.flatMap((id) => scenarios.filter((each) => each.id === id))}
            view={view}
            onEnd={() => change({ compared: [] })}
          />
          {wanted.length > 0 ? (
            <ScenarioGrid
              scenarios={wanted}
              view={view}
              onCompare={(id) => change({ compared: withCompared(compared, id) })}
            />
          ) : (
            <NothingFound filter={filter} onAll={() => change({ filter: NO_FILTER })} />
          )}
        </main>
      </div>
    </GallerySayContext>
  );
}
