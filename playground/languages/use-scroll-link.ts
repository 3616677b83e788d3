import { useEffect, useMemo } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { OnPageStore } from '../preview-panel/on-page.ts';

const NAME = 'scroll-together';

/** Connects two versions of a page that scroll together. */
export interface ScrollLink {
  readonly onPage: OnPageStore;
  /** Tells if the one scrolls with the other. */
  readonly together: StoreApi<{ readonly isOn: boolean }>;
  readonly toggle: () => void;
  /** True if the other version is a variant of the page, in which what differs is outlined. */
  readonly isVariant?: boolean;
}

/** Follows the page for as long as another version stands beside it; the choice is kept. */
export function useScrollLink(onPage: OnPageStore): ScrollLink {
  const { environment } = usePlaygroundContext();
  const link = useMemo((): ScrollLink => {
    const isOn = environment.readSetting(NAME) !== 'no';
    const together = createStore(() => ({ isOn }));
    return {
      onPage,
      together,
      toggle() {
        const isNowOn = !together.getState().isOn;
        environment.storeSetting(NAME, isNowOn ? 'yes' : 'no');
        together.setState({ isOn: isNowOn });
      },
    };
  }, [onPage, environment]);
  useEffect(() => {
    onPage.setState({ isFollowed: true });
    return () => onPage.setState({ isFollowed: false, position: undefined, goal: undefined });
  }, [onPage]);
  return link;
}
