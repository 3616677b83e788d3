import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { FixtureStore } from '#fixtures';
import type { PlaygroundActions, PlaygroundState, PlaygroundStore } from '../state/state.ts';
import type { Environment } from '../environment/environment.ts';
import type { Language, Translate } from '../environment/messages.ts';

/** The values that all components of the playground share. */
export interface SharedContext {
  readonly store: PlaygroundStore;
  readonly environment: Environment;
  readonly t: Translate;
  /** Gives the fixtures as they are now; left out where nothing but the open page is known. */
  readonly files?: (() => FixtureStore) | undefined;
}

export const PlaygroundContext = createContext<SharedContext | undefined>(undefined);

/** The language of the tool, which `t` speaks. */
export const LanguageContext = createContext<Language>('en-GB');

/** The context around a component of the playground. */
export function usePlaygroundContext(): SharedContext {
  const context = useContext(PlaygroundContext);
  if (!context) {
    throw new Error(
      'usePlaygroundContext() found no context above it. Render this component inside <App>.',
    );
  }
  return context;
}

/** A piece of the state; the component renders again when it changes. */
export function usePlayground<Piece>(
  piece: (state: PlaygroundState & PlaygroundActions) => Piece,
): Piece {
  return useStore(usePlaygroundContext().store, piece);
}
