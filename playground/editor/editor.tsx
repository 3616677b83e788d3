import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { EditorProps, FullEditorProps, TextSelection } from './editor-props.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { PlainEditor } from './plain-editor.tsx';

type FullEditor = ComponentType<FullEditorProps>;

/** One text to edit. It can be typed into at once; completion and squiggles follow with the full editor. */
export function Editor(props: EditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [FullEditor, setFullEditor] = useState<FullEditor>();
  const [isReady, setIsReady] = useState(false);
  const { onSettled } = props;
  // The plain editor is there already, and serves every browser.
  const keepPlain = useCallback(() => {
    setFullEditor(undefined);
    setIsReady(false);
    onSettled(true);
  }, [onSettled]);
  useEffect(() => {
    let isGone = false;
    import('./monaco/monaco-editor.tsx').then(({ MonacoEditor }) => {
      if (!isGone) setFullEditor(() => MonacoEditor);
    }, keepPlain);
    return () => {
      isGone = true;
    };
  }, [keepPlain]);
  useEffect(() => {
    if (isReady) onSettled(true);
  }, [isReady, onSettled]);
  return (
    <>
      {FullEditor && (
        <FailureBoundary onFailure={keepPlain}>
          <FullEditor
            {...props}
            takeOver={() => selectionIn(textarea.current)}
            onReady={() => setIsReady(true)}
          />
        </FailureBoundary>
      )}
      {!isReady && <PlainEditor {...props} textarea={textarea} />}
    </>
  );
}

function selectionIn(textarea: HTMLTextAreaElement | null): TextSelection | undefined {
  if (!textarea || textarea.ownerDocument.activeElement !== textarea) return undefined;
  return { start: textarea.selectionStart, end: textarea.selectionEnd };
}
