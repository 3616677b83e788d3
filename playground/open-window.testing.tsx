import { Blob } from 'node:buffer';
import { act, render, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { FixtureStore } from '#fixtures';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import type { Drafts } from './state/drafts/drafts.ts';
import type { LoadFullEditor } from './editor/editor-props.ts';
import type { ScenarioSource } from './state/scenario-source.ts';
import type { OpenedScenario } from './state/playground.ts';
import { toScenarioId } from './state/new-pages.ts';
import { sampleScenario } from './state/sample-scenario.testing.ts';
import { createPlaygroundStore } from './state/store.ts';
import { App } from './app.tsx';
import type { ContextType, ReactNode } from 'react';
import { SentenceLoaders } from './wording/problem-words.tsx';
import { AskForDigest } from './digest/ask-for-digest.ts';
import { LoadRichText } from './inspector/rich-text/rich-text-control.tsx';
import {
  sampleEnvironment,
  type SampleEnvironment,
} from './environment/sample-environment.testing.ts';

const titled = (id: string, title: string): OpenedScenario => ({
  ...sampleScenario,
  id,
  scenario: { ...sampleScenario.scenario, title },
});

/** The scenarios of a sample window, in their order. */
export const SAMPLE_SCENARIOS: readonly OpenedScenario[] = [
  titled('section-title/other', 'Another title'),
  sampleScenario,
  titled('card/full', 'Card with everything'),
];

export interface SampleWindowOptions {
  readonly query?: string;
  readonly environment?: SampleEnvironment;
  readonly drafts?: Drafts;
  readonly loadFullEditor?: LoadFullEditor;
  readonly scenarios?: readonly OpenedScenario[];
  /** The checks of the project; by default they are at hand. */
  readonly loadChecks?: typeof loadKnownChecks;
  /** The fixtures beside the scenarios; left out, there are none. */
  readonly files?: FixtureStore;
  /** The time of every change, in milliseconds since 1970. */
  readonly now?: () => number;
  /** The server that takes digests; by default it never answers. */
  readonly askForDigest?: ContextType<typeof AskForDigest>;
  /** Gives what loads the sentences of a language; by default they come from the files. */
  readonly sentenceLoaders?: ContextType<typeof SentenceLoaders>;
}

/** Layout is what these editors live on, and there is none here. */
const neverArrives = () => new Promise<never>(() => {});

/** Returns the queries of Testing Library within a region of the window. */
export const region = (name: string) => within(screen.getByRole('region', { name }));

/**
 * For tests: the window of the playground, with a scenario open and nothing but its frame missing.
 */
export async function openSampleWindow(options: SampleWindowOptions = {}) {
  const { drafts, query = '?scenario=section-title/sample', now = () => 0 } = options;
  const {
    environment = sampleEnvironment(`https://www.meridia.test/playground/${query}`),
    loadFullEditor = neverArrives,
    scenarios = SAMPLE_SCENARIOS,
    loadChecks = loadKnownChecks,
    files,
    askForDigest = neverArrives,
    sentenceLoaders,
  } = options;
  const readFiles = files && (() => files);
  lendLayout();
  const source: ScenarioSource = {
    list: async () => scenarios,
    async load(id) {
      const match = scenarios.find((scenario) => scenario.id === toScenarioId(id));
      return match && { ...match, id };
    },
  };
  const store = createPlaygroundStore({
    source,
    loadChecks,
    now,
    ...(drafts && { drafts }),
  });
  const { container, unmount } = render(
    <LoadRichText value={neverArrives}>
      <AskForDigest value={askForDigest}>
        <WithLoaders value={sentenceLoaders}>
          <App {...{ store, environment, loadFullEditor }} files={readFiles} />
        </WithLoaders>
      </AskForDigest>
    </LoadRichText>,
    { onCaughtError: () => {} },
  );
  const start = () => store.getState().start(environment.address(), environment.addressWrittenAt());
  await act(start);
  return {
    store,
    environment,
    container,
    close: unmount,
    field: () => region('Editor').getByRole<HTMLTextAreaElement>('textbox'),
    page: () => store.getState().playground?.documents.page,
    /** Does something to the store outside of any event. */
    doing: (happens: (actions: ReturnType<typeof store.getState>) => unknown) =>
      act(async () => void (await happens(store.getState()))),
  };
}

interface WithLoadersProps {
  readonly value: SampleWindowOptions['sentenceLoaders'];
  readonly children: ReactNode;
}

function WithLoaders({ value, children }: WithLoadersProps) {
  return value ? <SentenceLoaders value={value}>{children}</SentenceLoaders> : children;
}

/**
 * Stubs the layout functions that jsdom lacks, as it lays nothing out, modal dialogs, and a Blob
 * that can be streamed.
 */
function lendLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('Blob', Blob);
  const { prototype } = Element;
  const scrollIntoView = vi.fn<() => void>();
  Object.assign(prototype, {
    scrollIntoView,
    checkVisibility(this: Element) {
      return this.closest('[hidden]') === null;
    },
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
    Reflect.deleteProperty(prototype, 'scrollIntoView');
    Reflect.deleteProperty(prototype, 'checkVisibility');
  });
}
