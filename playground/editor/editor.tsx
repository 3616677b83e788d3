import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { EditorProps, FullEditorProps, TextSelection } from './editor-props.ts';
import { PlainEditor } from './plain-editor.tsx';

interface Loaded {
  readonly FullEditor: ComponentType<FullEditorProps>;
  readonly takesOver: TextSelection | undefined;
}

/** One text to edit. It can be typed into at once; completion and squiggles follow with the full editor. */
export function Editor(props: EditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const { onSettled } = props;
  useEffect(() => {
    let isGone = false;
    import('./monaco/monaco-editor.tsx').then(
      ({ MonacoEditor }) => {
        if (isGone) return;
        setLoaded({ FullEditor: MonacoEditor, takesOver: selectionIn(textarea.current) });
      },
      // The plain editor is there already, and stays.
      () => onSettled(true),
    );
    return () => {
      isGone = true;
    };
  }, [onSettled]);
  if (!loaded) return <PlainEditor {...props} textarea={textarea} />;
  const { FullEditor, takesOver } = loaded;
  return <FullEditor {...props} takesOver={takesOver} onFailure={() => setLoaded(undefined)} />;
}

function selectionIn(textarea: HTMLTextAreaElement | null): TextSelection | undefined {
  if (!textarea || textarea.ownerDocument.activeElement !== textarea) return undefined;
  return { start: textarea.selectionStart, end: textarea.selectionEnd };
}
