import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  Component,
  type ReactNode,
} from 'react';
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

interface FailureBoundaryProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Shows nothing in the place of what fails, and reports it once. */
export class FailureBoundary extends Component<
  FailureBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
