import type { ComponentType } from 'react';
import type { Control } from '../form/field.ts';
import { BooleanControl, ChoiceControl, ConstantControl } from './choice-control.tsx';
import type { ControlProps } from './control-props.ts';
import { JsonControl } from './json-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ProseControl, TextControl } from './text-control.tsx';
import { TextOrBooleanControl } from './text-or-boolean-control.tsx';

/** The control of each simple value. A value that holds others has a section instead. */
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
