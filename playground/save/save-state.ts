import type { StoreApi } from 'zustand/vanilla';
import type { ScenarioSource } from '../state/scenario-source.ts';
import type { SavedChange } from '../usages/find-affected.ts';
import type { PlaygroundStore } from '../state/state.ts';
import type { SaveClient, Refused, Saving } from './create-save-client.ts';
import type { OpenMerge, TakenSides } from './merge.ts';
import type { NewScenario } from './new-scenario.ts';
import type { ChangedFiles } from './scenario-files.ts';

/**
 * The result of the last thing that a person asked for. It stays until they dismiss it, ask for
 * something else, or open another scenario.
 */
export type SaveMessage =
  | {
      readonly kind: 'saved';
      readonly paths: readonly string[];
      /** All that is otherwise on the disk than before. */
      readonly change: SavedChange;
      /** The commands to run before it is handed in. */
      readonly due: readonly string[];
      /** The documents that could not be saved with them, each with the obstacle. */
      readonly obstacles: ChangedFiles['obstacles'];
    }
  | { readonly kind: 'downloaded'; readonly paths: readonly string[] }
  | { readonly kind: 'nothing-changed' | 'merged' | 'gone' }
  /** Nothing can be saved here at all. */
  | {
      readonly kind: 'off';
      readonly saving: Exclude<Saving, 'on' | 'gone'>;
      /** The thing that was asked for, to be done once a token is there. */
      readonly action: Asked;
    }
  /** The answer came when another scenario was open already. */
  | { readonly kind: 'left'; readonly title: string; readonly isSaved: boolean }
  | { readonly kind: 'obstacles'; readonly obstacles: ChangedFiles['obstacles'] }
  | { readonly kind: 'conflict'; readonly present: Refused['present'] }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Names what a person can ask for: to save the open scenario, or for the dialog of a new one. */
export type Asked = 'save' | 'new-scenario';

/**
 * Describes why the files of a new scenario were not written, where files on the disk are in their
 * way.
 */
export interface NewConflict {
  /** Files that it would have for itself, and that are there already. */
  readonly taken: readonly string[];
  /** Files that would be changed beside it, and were changed by others. */
  readonly changed: Refused['present'];
}

export interface SaveState {
  /** Tells if files can be saved; undefined before the server was asked. */
  readonly saving?: Saving;
  readonly isBusy: boolean;
  readonly message?: SaveMessage | undefined;
  readonly dialog?: 'new-scenario' | 'compare' | undefined;
  /** The merge that is on offer while both are compared, once the disk was read for it. */
  readonly merge?: OpenMerge | undefined;
  /** The paths of all fixtures, as they were when a new scenario was asked for. */
  readonly files?: readonly string[];
  /** The reason why the new scenario was not saved; shown in its dialog. */
  readonly newScenarioRefused?: Refused | NewConflict | 'gone' | undefined;
}

export interface SaveActions {
  /** Asks the server whether it saves. */
  readonly start: () => Promise<void>;
  /**
   * Takes another token of the server's start. Gives whether the server takes it too; what was
   * refused is then to be asked for again.
   */
  readonly enterToken: (pasted: string) => Promise<boolean>;
  readonly save: () => Promise<void>;
  /** Saves over what the disk has now, which the person has been told of. */
  readonly saveOver: () => Promise<void>;
  /**
   * Puts what the disk has now in the place of what was changed here: one change, which can be
   * taken back.
   */
  readonly takeFromDisk: () => Promise<void>;
  /**
   * Saves a version of a page in another language, which is a new page, under the names that suit
   * it. Where one is wrong, a dialog asks for it.
   */
  readonly saveVersion: () => Promise<void>;
  readonly saveNew: (said: NewScenario) => Promise<void>;
  /**
   * The same, over what the disk has now in files beside the scenario's own, of which the person
   * has been told.
   */
  readonly saveNewOver: (said: NewScenario) => Promise<void>;
  /**
   * Takes what the disk has now in those files, as one change; the new scenario is still to be
   * saved.
   */
  readonly takeForNew: () => Promise<void>;
  readonly download: () => void;
  readonly askForNew: () => Promise<void>;
  readonly compare: () => Promise<void>;
  /**
   * Puts what was merged in the place of what was changed here: one change, which can be taken
   * back. Nothing happens while a disputed place is open.
   */
  readonly takeMerge: (taken: TakenSides) => void;
  readonly closeDialog: () => void;
  readonly dismiss: () => void;
}

export type SaveStore = StoreApi<SaveState & SaveActions>;

export interface SaveOptions {
  readonly store: PlaygroundStore;
  readonly source: ScenarioSource;
  readonly server: SaveClient;
  /** Hands a file to the browser. */
  readonly offer: (name: string, text: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
