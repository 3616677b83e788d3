import { useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { ALONG_A_BAR } from '../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';

/** The ways to see a page. Their names are the same in every language. */
const PAGE_VIEWS = [
  { id: 'page', name: 'Page' },
  { id: 'grid', name: 'Grid' },
] as const;

/** One page, or the page in several windows side by side. */
export type PageView = (typeof PAGE_VIEWS)[number]['id'];

const NAME = 'view';

/** Returns the view that this person chose last, and a function that chooses another. */
export function usePageView(): [PageView, (view: PageView) => void] {
  const { environment } = usePlaygroundContext();
  const [view, setView] = useState<PageView>(() =>
    environment.readSetting(NAME) === 'grid' ? 'grid' : 'page',
  );
  const choose = (chosen: PageView) => {
    environment.storeSetting(NAME, chosen);
    setView(chosen);
  };
  return [view, choose];
}

interface PageViewsProps {
  readonly view: PageView;
  readonly onView: (view: PageView) => void;
}

/** Switches between the views: one stop of the Tab key, with arrow keys inside. */
export function PageViews({ view, onView }: PageViewsProps) {
  const { t } = usePlaygroundContext();
  const bar = useRovingTabIndex<HTMLFieldSetElement>(ALONG_A_BAR);
  return (
    <fieldset className="mode-switch" aria-label={t('view')} ref={bar}>
      {PAGE_VIEWS.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="mode-switch__mode"
          aria-pressed={id === view}
          onClick={() => onView(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
