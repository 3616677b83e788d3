import { type ComponentType, useState } from 'react';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import type { Control } from '../form/field.ts';
import { BooleanControl, ChoiceControl, ConstantControl } from './choice-control.tsx';
import type { ControlProps } from './control-props.ts';
import { JsonControl } from './json-control.tsx';
import { MacroControl } from './macro-control.tsx';
import { RichTextControl } from '../rich-text/rich-text-control.tsx';
import { PickedControl } from './picked-control.tsx';
import { getControlAttributes } from './text-control.tsx';

/** The control of each simple value. A value that holds others has a section instead. */
export const CONTROLS: Readonly<Record<Control['type'], ComponentType<ControlProps>>> = {
  prose: WrittenControl,
  text: PickedControl,
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

/** A text, or one with markup, whose source may name macros as any other text does. */
export function WrittenControl(props: ControlProps) {
  const { control } = props.field;
  const isRich = control.type === 'prose' && control.isRich;
  return isRich ? (
    <RichTextControl {...props} Source={MacroControl} />
  ) : (
    <MacroControl {...props} />
  );
}

/** A number as JSON writes it. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Shows a number. An unfinished number, such as `1.`, stays as it is typed; a text that is not a
 * number is written as a text.
 */
function NumberControl(props: ControlProps) {
  const { value, field, onFill } = props;
  const [typed, setTyped] = useState('');
  const isOwn = valueOf(typed) === value;
  return (
    <input
      {...getControlAttributes({ ...props, value: isOwn ? typed : value })}
      className="field__text field__text--number"
      type="text"
      inputMode={field.control.type === 'number' && field.control.isWhole ? 'numeric' : 'decimal'}
      onChange={({ target }) => {
        setTyped(target.value);
        onFill(valueOf(target.value));
      }}
    />
  );
}

function valueOf(typed: string): unknown {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  return NUMBER.test(trimmed) ? Number(trimmed) : trimmed;
}

/** A text, or yes or no in its place. */
function TextOrBooleanControl(props: ControlProps) {
  const { t } = usePlaygroundContext();
  const { id, label, value, isLocked, onFill } = props;
  const isBoolean = typeof value === 'boolean';
  return (
    <div className="field__either">
      <select
        id={isBoolean ? id : undefined}
        className="field__select"
        aria-label={isBoolean ? undefined : t('kindOf', { field: label })}
        value={isBoolean ? String(value) : 'text'}
        disabled={isLocked}
        onChange={({ target }) =>
          onFill(target.value === 'text' ? t('text') : target.value === 'true')
        }
      >
        <option value="text">{t('text')}</option>
        <option value="true">{t('yes')}</option>
        <option value="false">{t('no')}</option>
      </select>
      {!isBoolean && <MacroControl {...props} />}
    </div>
  );
}
