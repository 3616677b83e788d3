import { createContext } from 'react';
import { followIndex, INDEX, type Follow } from '../gallery/follow-index.ts';
import type { SmallPictures } from '../gallery/gallery-scenario.ts';
import { readSmallPictures } from '../gallery/read-index.ts';

/** The pictures of components, which are followed while somebody looks at one. */
export interface PictureList {
  /** The pictures as they are known; undefined before the first answer. */
  readonly get: () => SmallPictures | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads them, if that was not done yet, before anybody looks at one. */
  readonly prepare: () => void;
}

const NONE: SmallPictures = { isDrawing: false, pictures: new Map() };

/** Makes a list that is loaded for the first who looks at it, and kept for all who come later. */
export function createPictureList(
  load: () => Promise<SmallPictures>,
  follow: Follow<SmallPictures>,
): PictureList {
  const listeners = new Set<() => void>();
  let known: SmallPictures | undefined;
  let loading: Promise<void> | undefined;
  let stop: (() => void) | undefined;
  const set = (next: SmallPictures) => {
    known = next;
    listeners.forEach((listener) => listener());
  };
  const prepare = () => {
    loading ??= load().then(set, () => set(NONE));
  };
  return {
    get: () => known,
    prepare,
    subscribe(listener) {
      if (listeners.size === 0) {
        stop = follow(set);
        prepare();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

/** The list of the server that a window came from. */
export function createWindowPictureList(window: Window & typeof globalThis): PictureList {
  const load = async () => readSmallPictures(await (await window.fetch(INDEX)).json());
  return createPictureList(load, followIndex(window, readSmallPictures));
}

/** Without a server nothing is drawn. */
export const PictureListContext = createContext<PictureList>({
  get: () => NONE,
  subscribe: () => () => {},
  prepare: () => {},
});
