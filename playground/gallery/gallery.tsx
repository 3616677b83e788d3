import { useMemo, useState } from 'react';
import { useLanguage } from '../layout/use-language.ts';
import { useTheme } from '../layout/use-theme.ts';
import type { Environment } from '../environment/environment.ts';
import { FacetFilter } from './facet-filter.tsx';
import { matchesFilter, NO_FILTER, type Filter, FACETS, toggleValue } from './filter.ts';
import { GalleryBar } from './gallery-bar.tsx';
import type { FollowIndex } from './follow-index.ts';
import type { GalleryScenario } from './gallery-scenario.ts';
import { ScenarioGrid } from './scenario-grid.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useScenarios } from './use-scenarios.ts';
import { useView } from './use-view.ts';
import { toggleCompared, type GalleryView, WIDTHS } from './view.ts';
import {
  GalleryMessagesContext,
  languageOf,
  translatorFor,
  nameOfValue,
  useGalleryMessages,
} from './messages.ts';
import { countValues } from './count-values.ts';
import './filters.css';

const AT_FIRST = 12;

interface GalleryProps {
  /** The scenarios as they are at first. */
  readonly scenarios: readonly GalleryScenario[];
  readonly environment: Environment;
  /** Follows what is saved, by this window or any other program. */
  readonly follow: FollowIndex;
}

/**
 * Shows every scenario with a small picture of it. The filter and the view stand in the address.
 */
export function Gallery({ scenarios: atFirst, environment, follow }: GalleryProps) {
  const scenarios = useScenarios(atFirst, follow);
  const [view, setView] = useView(environment);
  const [theme, switchTheme] = useTheme(environment);
  const [language, chooseLanguage] = useLanguage(environment, languageOf);
  const t = useMemo(() => translatorFor(language), [language]);
  const [isWide] = useState(() => environment.matches('(width >= 60rem)'));
  const { filter, compared } = view;
  const matching = scenarios.filter((scenario) => matchesFilter(scenario, filter));

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

interface NothingFoundProps {
  readonly filter: Filter;
  readonly onAll: () => void;
}

/** Stands where scenarios would, and leads back to them. */
function NothingFound({ filter: { text, tags, facets }, onAll }: NothingFoundProps) {
  const t = useGalleryMessages();
  const values = FACETS.flatMap((facet) =>
    facets[facet].map((value) => nameOfValue(t, facet, value)),
  );
  const query = [...(text ? [`"${text}"`] : []), ...tags, ...values].join(', ');
  return (
    <div className="gallery__nothing">
      <p>{query ? t('noneFits', { asked: query }) : t('noneYet')}</p>
      {query && (
        <button type="button" className="button button--main" onClick={onAll}>
          {t('showAll')}
        </button>
      )}
    </div>
  );
}

interface ViewChoicesProps {
  readonly view: GalleryView;
  readonly onChange: (view: Partial<GalleryView>) => void;
}

/**
 * Shows the choices for the pictures: their width, and with or without the site's header and
 * footer.
 */
function ViewChoices({ view, onChange }: ViewChoicesProps) {
  const t = useGalleryMessages();
  const choose = (chosen: string) =>
    onChange({ width: WIDTHS.find((width) => width === chosen) ?? 'own' });
  return (
    <div className="gallery__choices">
      <label className="pick">
        <span className="pick__name">{t('width')}</span>
        <select value={view.width} onChange={({ target }) => choose(target.value)}>
          {WIDTHS.map((width) => (
            <option key={width} value={width}>
              {width === 'own' ? t('ownWidth') : width}
            </option>
          ))}
        </select>
      </label>
      <label className="gallery__switch">
        <input
          type="checkbox"
          checked={view.hasShell}
          onChange={({ target }) => onChange({ hasShell: target.checked })}
        />
        {t('shell')}
      </label>
    </div>
  );
}

interface TagFilterProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly chosen: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Chooses tags. The most used ones stand first; the others wait behind a button. */
function TagFilter({ scenarios, chosen, onChange }: TagFilterProps) {
  const t = useGalleryMessages();
  const [showsAll, setShowsAll] = useState(false);
  const tags = countValues(scenarios.flatMap((scenario) => scenario.tags))
    .sort((one, other) => other.count - one.count)
    .map(({ value }) => value);
  const first = tags.slice(0, AT_FIRST);
  // A tag of a link that was shared may be unknown here; it is shown, so that it can be taken away.
  const visible = [...new Set([...(showsAll ? tags : first), ...chosen])];
  const hiddenCount = tags.filter((tag) => !visible.includes(tag)).length;

  return (
    <fieldset className="tag-filter">
      <legend className="off">{t('tags')}</legend>
      <Chip text={t('allTags')} isChosen={chosen.length === 0} onChoose={() => onChange([])} />
      {visible.map((tag) => (
        <Chip
          key={tag}
          text={tag}
          isChosen={chosen.includes(tag)}
          onChoose={() => onChange(toggleValue(chosen, tag))}
        />
      ))}
      {hiddenCount > 0 && (
        <button type="button" className="button" onClick={() => setShowsAll(true)}>
          {t('moreTags', { count: hiddenCount })}
        </button>
      )}
    </fieldset>
  );
}

interface ChipProps {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Chip({ text, isChosen, onChoose }: ChipProps) {
  return (
    <button type="button" className="tag-filter__chip" aria-pressed={isChosen} onClick={onChoose}>
      {text}
    </button>
  );
}
