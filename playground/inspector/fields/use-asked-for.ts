import { useEffect, type RefObject } from 'react';
import { usePlayground, usePlaygroundContext } from '../../context/playground-context.ts';
import { focusNew } from './focus-new.ts';

const WRITABLE = '[contenteditable="true"], textarea, input';

/**
 * Leads into a field that was asked for, with its text selected: the next key takes its place.
 */
export function useAskedFor(row: RefObject<HTMLElement | null>, pointer: string): void {
  const { store } = usePlaygroundContext();
  const isAsked = usePlayground(({ toFillIn }) => toFillIn === pointer);
  useEffect(() => {
    if (!isAsked) return;
    const field = row.current?.querySelector<HTMLElement>(WRITABLE);
    focusNew(() => field);
    if (field) selectWords(field);
    store.getState().noteFillingIn();
  }, [row, isAsked, store]);
}

/** Selects a text; of one with macros only the first words beside them, so that none is lost. */
export function selectWords(field: HTMLElement): void {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    field.select();
    return;
  }
  const macros = [...field.querySelectorAll('[contenteditable="false"]')];
  const stretches = [...macros, undefined].map((macro, index) =>
    rangeBetween(field, macros[index - 1], macro),
  );
  const words = stretches.find((range) => range.toString().trim() !== '') ?? stretches[0];
  const selection = field.ownerDocument.getSelection();
  selection?.removeAllRanges();
  if (words) selection?.addRange(words);
}

function rangeBetween(field: HTMLElement, start: Node | undefined, end: Node | undefined): Range {
  const range = field.ownerDocument.createRange();
  range.selectNodeContents(field);
  if (start) range.setStartAfter(start);
  if (end) range.setEndBefore(end);
  return range;
}
