import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useMode } from '../layout/mode.ts';
import type { Box, Wording } from '../preview/protocol.ts';

/** The state of the page in the frame that is no part of its model, and changes in haste. */
export interface OnPage {
  /** The box of the selected component. */
  readonly box?: Box | undefined;
  /** The box of the text in it that is being written. */
  readonly text?: Box | undefined;
  /** The words for who writes on the page; left out where nobody does. */
  readonly wording?: Wording | undefined;
  /** The element from which a person came to write, and which they come back to. */
  readonly from?: HTMLElement | undefined;
}

export type OnPageStore = StoreApi<OnPage>;

/** Creates the state of the page in the frame of a preview. In Write, one writes there. */
export function useOnPage(): OnPageStore {
  const { t } = usePlaygroundContext();
  const mode = useMode();
  const [onPage] = useState((): OnPageStore => createStore(() => ({})));
  useEffect(() => {
    onPage.setState({ wording: mode === 'write' ? { text: t('textOnPage') } : undefined });
  }, [onPage, mode, t]);
  return onPage;
}
