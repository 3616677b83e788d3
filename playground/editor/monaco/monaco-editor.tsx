import { useLayoutEffect, useRef } from 'react';
import type { FullEditorProps } from '../editor-props.ts';
import { createEditor, type EditorHandle } from './create-editor.ts';

/** The editor with completion, hover and squiggles. A chunk of its own, as it outweighs the rest of the tool. */
export function MonacoEditor(props: FullEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<EditorHandle>(undefined);
  const newest = useRef(props);
  useLayoutEffect(() => {
    newest.current = props;
    handle.current?.update(props);
  });
  // Before anything is painted: a letter typed meanwhile must find one editor or the other with the caret in it.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const { onReady, onFailure, onSettled } = newest.current;
    try {
      handle.current = createEditor(host.current, newest.current);
      onReady();
    } catch {
      // A browser that the editor does not know: the plain one serves everybody.
      onFailure();
    }
    onSettled(true);
    return () => {
      handle.current?.dispose();
      handle.current = undefined;
    };
  }, []);
  return <div className="monaco" ref={host} />;
}
