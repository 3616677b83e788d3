import { useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { COMMANDS } from '../layout/command-list.ts';
import { SegmentedControl } from '../layout/segmented-control.tsx';

/** The ways to see a page. Their names are the same in every language. */
const PAGE_VIEWS = [
  { id: 'page', name: 'Page', command: COMMANDS.viewPage },
  { id: 'grid', name: 'Grid', command: COMMANDS.viewGrid },
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

/** Switches between the views. */
export function PageViews({ view, onView }: PageViewsProps) {
  const { t } = usePlaygroundContext();
  return (
    <SegmentedControl label={t('view')} choices={PAGE_VIEWS} chosen={view} onChoose={onView} />
  );
}
