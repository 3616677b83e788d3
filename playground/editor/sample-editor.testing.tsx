import { useEffect, type ReactNode } from 'react';
import { loadCompletionSources } from '../assist/load-completion-sources.ts';
import { ENGLISH_WORDS } from '../environment/schema-words.ts';
import type { Assistance, EditorProps, FullEditorProps, LoadFullEditor } from './editor-props.ts';

export const SAMPLE_TEXT = '{\n  "data": {}\n}';

/** For tests: what an editor in English has at hand. */
export const SAMPLE_ASSISTANCE: Assistance = {
  words: ENGLISH_WORDS,
  describeFolder: (folder) => folder,
  loadCompletionSources,
  macros: () => undefined,
};

/** A call that an editor has made to the playground: the name of the callback and its argument. */
export type Said = readonly [name: string, about: unknown];

/**
 * For tests: the properties of an editor of a short page, and a list of what it says to the
 * playground.
 */
export function sampleEditor(): { readonly props: EditorProps; readonly said: Said[] } {
  const said: Said[] = [];
  const say = (name: string) => (about?: unknown) => void said.push([name, about]);
  const props: EditorProps = {
    name: 'Page model',
    document: 'page',
    value: SAMPLE_TEXT,
    language: 'json',
    isReadOnly: false,
    theme: 'light',
    markers: [],
    assistance: SAMPLE_ASSISTANCE,
    reveal: undefined,
    onChange: say('text'),
    onCaret: say('caret'),
    onSettled: say('settled'),
    describedBy: 'hint',
    onFormat: say('format'),
    onUndo: say('undo'),
    onRedo: say('redo'),
  };
  return { props, said };
}

/** For tests: a full editor that arrives, becomes ready and fails when a test says so. */
export function sampleFullEditor() {
  const taken: unknown[] = [];
  const loading = Promise.withResolvers<(props: FullEditorProps) => ReactNode>();
  let latest: FullEditorProps | undefined;
  return {
    /** The selections to continue from, one for each time the editor became ready. */
    taken,
    load: (() => loading.promise) satisfies LoadFullEditor,
    lose: () => loading.reject(new TypeError('Failed to fetch dynamically imported module')),
    arrive: () =>
      loading.resolve((props) => {
        latest = props;
        return <p>Full editor of {props.name}</p>;
      }),
    arriveBroken: () => loading.resolve(FailsWhenMounted),
    becomeReady: () => {
      taken.push(latest?.takeOver());
      latest?.onReady();
    },
  };
}

function FailsWhenMounted() {
  useEffect(() => {
    throw new Error('A browser that the editor does not know');
  }, []);
  return <p>Full editor</p>;
}
