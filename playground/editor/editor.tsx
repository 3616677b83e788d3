import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { EditorProps, FullEditorProps, TextSelection } from './editor-props.ts';
import { PlainEditor } from './plain-editor.tsx';

type FullEditor = ComponentType<FullEditorProps>;

/** One text to edit. It can be typed into at once; completion and squiggles follow with the full editor. */
export function Editor(props: EditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [FullEditor, setFullEditor] = useState<FullEditor>();
  const [isReady, setIsReady] = useState(false);
  const { onSettled } = props;
  useEffect(() => {
    let isGone = false;
    import('./monaco/monaco-editor.tsx').then(
      ({ MonacoEditor }) => {
        if (!isGone) setFullEditor(() => MonacoEditor);
      },
      // The plain editor is there already, and stays.
      () => onSettled(true),
    );
    return () => {
      isGone = true;
    };
  }, [onSettled]);
  return (
    <>
      {FullEditor && (
        <FullEditor
          {...props}
          takeOver={() => selectionIn(textarea.current)}
          onReady={() => setIsReady(true)}
          onFailure={() => setFullEditor(undefined)}
        />
      )}
      {!isReady && <PlainEditor {...props} textarea={textarea} />}
    </>
  );
}

function selectionIn(textarea: HTMLTextAreaElement | null): TextSelection | undefined {
  if (!textarea || textarea.ownerDocument.activeElement !== textarea) return undefined;
  return { start: textarea.selectionStart, end: textarea.selectionEnd };
}
