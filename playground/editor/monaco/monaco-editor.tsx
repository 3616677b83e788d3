import { Editor } from '@monaco-editor/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FullEditorProps } from '../editor-props.ts';
import { connectEditor, type EditorConnection } from './connect-editor.ts';
import { OPTIONS } from './options.ts';
import { toModelAddress } from './schemas.ts';
import { setSchemas, setUpMonaco, type CodeEditor } from './setup.ts';
import { toThemeName } from './themes.ts';
import { connectComparison, type ComparisonConnection } from './connect-comparison.ts';

/**
 * Gives the editor once its library is set up. Rejects where a module cannot be loaded: there is
 * the plain editor.
 */
export async function loadEditor(): Promise<typeof MonacoEditor> {
  await setUpMonaco();
  return MonacoEditor;
}

/**
 * The editor with completion, hover and squiggles. A chunk of its own, as it outweighs the rest of
 * the tool.
 */
export function MonacoEditor(props: FullEditorProps) {
  const { name, document, value, language, theme, isReadOnly, comparison, assistance } = props;
  const [connection, setConnection] = useState<EditorConnection>();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => setSchemas(assistance), [assistance]);
  useTakeover(connection, props);
  useUpdates(connection, props);
  const options = useMemo(
    () => ({ ...OPTIONS, ariaLabel: name, readOnly: isReadOnly, domReadOnly: isReadOnly }),
    [name, isReadOnly],
  );
  const mount = (editor: CodeEditor) => {
    // It was made in an element that is not shown, and has to have its size before the caret is
    // looked for.
    editor.layout();
    setConnection(connectEditor(editor, () => latest.current));
  };
  const change = useCallback((text = '') => connection?.noteText(text), [connection]);
  return (
    <>
      <Editor
        // Two text fields of one name would confuse, so this one is inert until the plain one goes.
        wrapperProps={{
          className: 'monaco',
          style: undefined,
          inert: !connection || comparison !== undefined,
        }}
        className="monaco__host"
        path={toModelAddress(document)}
        // The model outlives the editor: answers of the worker that come after the editor has gone
        // still find it.
        keepCurrentModel
        // Of a new document alone. Its later texts only replace what differs, so that the caret
        // stays where it is.
        defaultValue={value}
        language={language}
        theme={toThemeName(theme)}
        options={options}
        loading={null}
        onMount={mount}
        onChange={change}
      />
      {connection && <MonacoComparison {...props} />}
    </>
  );
}

/**
 * Continues where the plain editor was left. This happens before anything is painted: a character
 * that is typed meanwhile must find the caret in one editor or the other.
 */
function useTakeover(connection: EditorConnection | undefined, props: FullEditorProps): void {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    if (!connection) return;
    const { document, value, reveal, takeOver, onReady } = latest.current;
    connection.showText(document, value);
    const selection = takeOver();
    if (selection) connection.select(selection);
    else if (reveal) connection.putCaret(reveal);
    onReady();
  }, [connection]);
}

/**
 * Makes the editor show its properties. Its own effects run before these, so the document has its
 * model by now.
 */
function useUpdates(
  connection: EditorConnection | undefined,
  { document, value, markers, reveal }: FullEditorProps,
): void {
  useEffect(() => connection?.showText(document, value), [connection, document, value]);
  useEffect(() => connection?.showMarkers(document, markers), [connection, document, markers]);
  const revealed = useRef(reveal);
  useEffect(() => {
    if (reveal && reveal !== revealed.current) connection?.putCaret(reveal);
    revealed.current = reveal;
  }, [connection, reveal]);
}

/**
 * The saved text beside the draft, or both in one where there is no room; what is typed on the
 * right goes into the draft. It is made when it is first wanted, and only hidden afterwards: Monaco
 * makes what hovers over any editor with the services of the last one that was made, and those must
 * not be gone.
 */
function MonacoComparison(props: FullEditorProps) {
  const { document, comparison, isReadOnly, reveal } = props;
  const host = useRef<HTMLDivElement>(null);
  const connection = useRef<ComparisonConnection>(undefined);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const isShown = comparison !== undefined;
  const { saved = '', label = '' } = comparison ?? {};
  useEffect(() => {
    if (!isShown || !host.current) return;
    connection.current ??= connectComparison(host.current, () => latest.current);
    connection.current.show({ document, saved, label, isReadOnly });
  }, [isShown, document, saved, label, isReadOnly]);
  useEffect(() => {
    if (!isShown) connection.current?.hide();
  }, [isShown]);
  useEffect(() => () => connection.current?.dispose(), []);
  const revealed = useRef(reveal);
  useEffect(() => {
    if (isShown && reveal && reveal !== revealed.current)
      connection.current?.putCaret(reveal.place);
    revealed.current = reveal;
  }, [isShown, reveal]);
  return <div className="comparison" ref={host} hidden={!isShown} />;
}
