import './filters.css';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../layout/use-language.ts';
import { useTheme } from '../layout/use-theme.ts';
import type { Environment } from '../environment.ts';
import { FacetFilter } from './facet-filter.tsx';
import { matchesFilter, NO_FILTER, type Filter } from './filter.ts';
import { GalleryBar } from './gallery-bar.tsx';
import type { GalleryScenario } from './gallery-scenario.ts';
import { NothingFound } from './nothing-found.tsx';
import { ScenarioGrid } from './scenario-grid.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TagFilter } from './tag-filter.tsx';
import { readView, formatViewAddress, toggleCompared, type GalleryView } from './view.ts';
import { ViewChoices } from './view-choices.tsx';
import { GalleryMessagesContext, languageOf, translatorFor } from './messages.ts';

interface GalleryProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly environment: Environment;
}

/** Every scenario with a small live picture of it. What is chosen stands in the address. */
export function Gallery({ scenarios, environment }: GalleryProps) {
  const [view, setView] = useState(() => readView(environment.address().searchParams));
  const [theme, switchTheme] = useTheme(environment);
  const [language, chooseLanguage] = useLanguage(environment, languageOf);
  const t = useMemo(() => translatorFor(language), [language]);
  const [isWide] = useState(() => environment.matches('(width >= 60rem)'));
  const { filter, compared } = view;
  const matching = scenarios.filter((scenario) => matchesFilter(scenario, filter));

  useEffect(() => {
    environment.setAddress(formatViewAddress(environment.address().pathname, view));
  }, [view, environment]);

  const change = (part: Partial<GalleryView>) => setView({ ...view, ...part });
  const narrow = (part: Partial<Filter>) => change({ filter: { ...filter, ...part } });

  return (
    <GalleryMessagesContext value={t}>
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
          <h1 className="gallery__title">{t('scenarios')}</h1>
          <output className="gallery__count">
            {t('shown', { count: matching.length, all: scenarios.length })}
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
          {matching.length > 0 ? (
            <ScenarioGrid
              scenarios={matching}
              view={view}
              onCompare={(id) => change({ compared: toggleCompared(compared, id) })}
            />
          ) : (
            <NothingFound filter={filter} onAll={() => change({ filter: NO_FILTER })} />
          )}
        </main>
      </div>
    </GalleryMessagesContext>
  );
}
