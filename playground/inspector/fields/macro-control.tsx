import { useState } from 'react';
import { PLACEHOLDER_START } from '#schemas/content/placeholders.ts';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { Icon } from '../../layout/icon.tsx';
import type { ControlProps } from './control-props.ts';
import { focusNew } from './focus-new.ts';
import { usePlace } from './form-context.ts';
import { ProseControl } from './text-control.tsx';
import { useFillWithMacro } from './use-fill-with-macro.ts';
import { usePickers } from './use-pickers.ts';

/** A placeholder that has been begun before the caret. */
const BEGUN = /%\{(?<name>[^%{}]*)$/;

/** A stretch of a text, for which a placeholder is put. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  /** The part of a name that stands there. */
  readonly begun: string;
}

/**
 * A text that may name macros: one is put at the caret by a button, or once `%{` is typed. Those
 * that it names stand below it with their values.
 */
export function MacroControl(props: ControlProps) {
  const { id, value, isLocked, onFill } = props;
  const text = typeof value === 'string' ? value : '';
  const { t } = usePlaygroundContext();
  const [isOpen, setIsOpen] = useState(false);
  const hasMacros = text.includes(PLACEHOLDER_START);
  const { pickers, load } = usePickers(hasMacros);
  const put = useInsertion(props);
  const open = () => {
    setIsOpen(true);
    load();
  };
  const close = (caret = findStretch(id).end) => {
    setIsOpen(false);
    focusNew(() => findTextArea(id));
    findTextArea(id)?.setSelectionRange(caret, caret);
  };
  const fill = (next: unknown) => {
    onFill(next);
    const isTyped = typeof next === 'string' && next.length === text.length + 1;
    if (isTyped && textBeforeCaret(id).endsWith(PLACEHOLDER_START)) open();
  };
  return (
    <>
      <ProseControl {...props} onFill={fill} />
      <button
        type="button"
        className="field__action field__macro"
        aria-label={t('insertMacroInto', { field: props.label })}
        aria-haspopup="dialog"
        title={t('insertMacroInto', { field: props.label })}
        disabled={isLocked}
        onClick={open}
      >
        <Icon name="brackets-curly" />
      </button>
      {pickers && hasMacros && <pickers.MacroChips text={text} />}
      {pickers && isOpen && (
        <pickers.MacroPicker
          begun={findStretch(id).begun}
          onClose={() => close()}
          onChoose={(placeholder) => close(put(placeholder, findStretch(id)))}
        />
      )}
    </>
  );
}

/** Returns how to put a placeholder into a text. */
function useInsertion({ pointer }: ControlProps) {
  const { read } = usePlace(pointer);
  const fill = useFillWithMacro(pointer);
  return (placeholder: string, { start, end }: Stretch): number => {
    const before = read();
    const text = typeof before === 'string' ? before : '';
    fill(text.slice(0, start) + placeholder + text.slice(end));
    return start + placeholder.length;
  };
}

function findTextArea(id: string): HTMLTextAreaElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : undefined;
}

function textBeforeCaret(id: string): string {
  const area = findTextArea(id);
  return area ? area.value.slice(0, area.selectionStart) : '';
}

/** Finds the selection of a field, with the placeholder that has been begun before it. */
function findStretch(id: string): Stretch {
  const area = findTextArea(id);
  const before = textBeforeCaret(id);
  const begun = BEGUN.exec(before);
  const start = begun?.index ?? before.length;
  return { start, end: area?.selectionEnd ?? start, begun: begun?.groups?.['name'] ?? '' };
}
