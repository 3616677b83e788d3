import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { ControlProps } from '../fields/control-props.ts';
import { createRichEditor, type RichEditor } from './create-rich-editor.ts';
import type { Wanted } from './rules.ts';
import { readMacroName, useMacroText } from './use-macro-text.ts';

interface RichEditorUse {
  readonly field: ControlProps;
  readonly html: string;
  /** False while the source is shown in its place. */
  readonly isShown: boolean;
  readonly onChange: (html: string) => void;
  readonly onAsk: (what: Wanted) => void;
}

/** Connects an editor with its field, for as long as it is shown. */
export function useRichEditor({ field, html, isShown, ...use }: RichEditorUse) {
  const { store } = usePlaygroundContext();
  const { id, isLocked } = field;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditor>(undefined);
  const [state, setState] = useState<EditorState>();
  const textOfMacro = useMacroText();
  const options = {
    html,
    isLocked,
    attributes: listAttributes(field),
    textOfMacro,
    onMacro: (placeholder: string) => store.getState().showMacro(readMacroName(placeholder)),
    ...use,
    onState: setState,
    onHistory: (action: 'undo' | 'redo') => store.getState()[action](),
  };
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
    editor.current?.update(options);
  });
  useEffect(() => {
    const element = host.current;
    if (!isShown || !element) return undefined;
    const created = createRichEditor(element, latest.current);
    editor.current = created;
    // A browser leads from the label to its own fields alone.
    const label = document.getElementById(`${id}-label`);
    label?.addEventListener('click', created.focus);
    return () => {
      label?.removeEventListener('click', created.focus);
      editor.current = undefined;
      created.destroy();
    };
  }, [isShown, id]);
  return {
    host,
    state,
    run: (command: Command) => editor.current?.run(command),
    focus: () => editor.current?.focus(),
  };
}

function listAttributes(props: ControlProps): Readonly<Record<string, string>> {
  const { id, describedBy, isRequired, isInvalid, isLocked } = props;
  return {
    id,
    class: 'field__text rich-text__content',
    role: 'textbox',
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'aria-required': String(isRequired),
    'aria-invalid': String(isInvalid),
    'aria-readonly': String(isLocked),
  };
}
