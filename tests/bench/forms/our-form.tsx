import { createField, createForm, MinLength, Required, TextField } from '#registry/kit';
import {
  countRender,
  labelField,
  LENGTH_MESSAGE,
  LONG_TEXT,
  MIN_LENGTH,
  nameField,
  REQUIRED_MESSAGE,
  type Contestant,
} from './contestant.ts';
import { MESSAGES, mountReact } from './react-form.tsx';

export const ours: Contestant = {
  name: 'ours',
  mount(container, count) {
    const form = createForm();
    const fields = Array.from({ length: count }, (_, index) => createCountedField(index));
    for (const field of fields) form.add(field);
    return mountReact(
      container,
      <div>
        {fields.map((field) => (
          <TextField key={field.getState().name} field={field} messages={MESSAGES} />
        ))}
      </div>,
    );
  },
};

function createCountedField(index: number) {
  const field = createField({
    name: nameField(index),
    label: labelField(index),
    value: LONG_TEXT,
    validators: [
      Required(undefined, { getMessage: () => REQUIRED_MESSAGE }),
      MinLength(MIN_LENGTH, { getMessage: () => LENGTH_MESSAGE }),
    ],
  });
  const isRequired = field.isRequired.bind(field);
  // Its frame asks this once whenever it is rendered.
  field.isRequired = () => {
    countRender();
    return isRequired();
  };
  return field;
}
