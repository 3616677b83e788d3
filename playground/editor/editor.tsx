import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { FailureBoundary } from '../layout/failure-boundary.tsx';
import type {
  EditorProps,
  FullEditorProps,
  LoadFullEditor,
  TextSelection,
} from './editor-props.ts';
import { PlainComparison } from './plain-comparison.tsx';
import { PlainEditor } from './plain-editor.tsx';

interface LoadingEditorProps extends EditorProps {
  readonly loadFullEditor: LoadFullEditor;
}

/**
 * One text to edit. It can be typed into at once; completion and squiggles follow with the full
 * editor.
 */
export function Editor({ loadFullEditor, ...props }: LoadingEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [FullEditor, setFullEditor] = useState<ComponentType<FullEditorProps>>();
  const [isReady, setIsReady] = useState(false);
  const { onSettled } = props;
  // The plain editor is there already, and serves every browser.
  const keepPlain = useCallback(() => {
    setFullEditor(undefined);
    setIsReady(false);
    onSettled('plain');
  }, [onSettled]);
  useEffect(() => {
    loadFullEditor().then((loaded) => setFullEditor(() => loaded), keepPlain);
  }, [loadFullEditor, keepPlain]);
  useEffect(() => {
    if (isReady) onSettled('full');
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
      {!isReady && props.comparison && (
        <PlainComparison comparison={props.comparison} value={props.value} />
      )}
      {!isReady && <PlainEditor {...props} textarea={textarea} />}
    </>
  );
}

function selectionIn(textarea: HTMLTextAreaElement | null): TextSelection | undefined {
  if (!textarea || textarea.ownerDocument.activeElement !== textarea) return undefined;
  return { start: textarea.selectionStart, end: textarea.selectionEnd };
}
