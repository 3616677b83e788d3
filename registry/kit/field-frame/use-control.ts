import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Field } from '../form/create-field.ts';
import { useMemberState } from './use-member-state.ts';

/** The part that inputs, lists and texts of several lines have in common. */
interface Control {
  value: string;
  focus(): void;
}

/**
 * Ties a control to its field. The browser keeps the text: what was typed before this ran is taken
 * over, and what the field formats is written into it.
 */
export function useControl<Element extends Control>(field: Field): RefObject<Element | null> {
  const control = useRef<Element>(null);
  const { formattedValue } = useMemberState(field);
  useLayoutEffect(() => {
    const typed = control.current?.value ?? '';
    if (typed !== field.getState().formattedValue) field.typeText(typed);
  }, [field]);
  useLayoutEffect(() => {
    const element = control.current;
    // Writing what is there already would move the caret.
    if (element && element.value !== formattedValue) element.value = formattedValue;
  }, [formattedValue]);
  useEffect(() => {
    field.setControl(() => control.current?.focus());
    return () => field.setControl(undefined);
  }, [field]);
  return control;
}
