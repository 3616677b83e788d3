import type { ComponentType } from 'react';
import type { Control, Field } from '../form/field.ts';
import { BooleanControl, ChoiceControl, ConstantControl } from './choice-control.tsx';
import { JsonControl } from './json-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ProseControl, TextControl } from './text-control.tsx';
import { TextOrBooleanControl } from './text-or-boolean-control.tsx';

/** What every control is given. */
export interface ControlProps {
  readonly id: string;
  readonly label: string;
  readonly field: Field;
  readonly value: unknown;
  readonly isRequired: boolean;
  readonly isLocked: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  /** Nothing, or no text in a field that may be left out, takes the member out of the document. */
  readonly onFill: (value: unknown) => void;
}

/** The control of each simple value. What holds others has a section instead. */
export const CONTROLS: Readonly<Record<Control['type'], ComponentType<ControlProps>>> = {
  prose: ProseControl,
  text: TextControl,
  number: NumberControl,
  choice: ChoiceControl,
  boolean: BooleanControl,
  'text-or-boolean': TextOrBooleanControl,
  constant: ConstantControl,
  object: JsonControl,
  image: JsonControl,
  list: JsonControl,
  component: JsonControl,
  json: JsonControl,
};
