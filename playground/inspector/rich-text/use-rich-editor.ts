import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState, useMemo } from 'react';
import { usePlaygroundContext, usePlayground } from '../../context/playground-context.ts';
import type { ControlProps } from '../fields/control-props.ts';
import { createRichEditor, type RichEditor } from './create-rich-editor.ts';
import type { Wanted } from './rules.ts';
import { splitPlaceholders } from '#schemas/content/placeholders.ts';
import { readMacroValues } from '../../assist/macro-values.ts';
import type { MacroText } from './macro-view.ts';

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

/** Gives the values of macros as the page shows them: in its locale, and as Macros has them now. */
function useMacroText(): MacroText {
  const macros = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const locale = usePlayground(({ playground }) => playground?.selects.locale);
  return useMemo(() => {
    const { names, format } = readMacroValues(macros);
    return (placeholder) => {
      const name = readMacroName(placeholder);
      return locale !== undefined && names.has(name) ? format(name, locale) : undefined;
    };
  }, [macros, locale]);
}

/** Returns the name in a placeholder, `group:key`. */
function readMacroName(placeholder: string): string {
  const [macro] = splitPlaceholders(placeholder);
  return typeof macro === 'object' ? `${macro.group}:${macro.key}` : '';
}
