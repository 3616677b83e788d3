import { useEffect, useRef } from 'react';
import type { FullEditorProps } from '../editor-props.ts';
import { createEditor, type EditorHandle } from './create-editor.ts';

/** The editor with completion, hover and squiggles. A chunk of its own, as it outweighs the rest of the tool. */
export function MonacoEditor(props: FullEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<EditorHandle>(undefined);
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
    handle.current?.update(props);
  });
  useEffect(() => {
    if (!host.current) return undefined;
    try {
      handle.current = createEditor(host.current, newest.current);
    } catch {
      // A browser that the editor does not know: the plain one serves everybody.
      newest.current.onFailure();
    }
    newest.current.onSettled(true);
    return () => {
      handle.current?.dispose();
      handle.current = undefined;
    };
  }, []);
  return <div className="monaco" ref={host} />;
}
