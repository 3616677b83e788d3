import { Controller, useForm } from 'react-hook-form';
import {
  createFirstValues,
  LENGTH_MESSAGE,
  MIN_LENGTH,
  nameField,
  REQUIRED_MESSAGE,
  type Contestant,
} from './contestant.ts';
import { FieldRow, mountReact } from './react-form.tsx';

export const reactHookForm: Contestant = {
  name: 'react-hook-form',
  mount: (container, count) => mountReact(container, <HookForm count={count} />),
};

const RULES = {
  required: REQUIRED_MESSAGE,
  minLength: { value: MIN_LENGTH, message: LENGTH_MESSAGE },
};

function HookForm({ count }: { readonly count: number }) {
  const { control } = useForm({ mode: 'onChange', defaultValues: createFirstValues(count) });
  return (
    <div>
      {Array.from({ length: count }, (_, index) => (
        <Controller
          key={nameField(index)}
          name={nameField(index)}
          control={control}
          rules={RULES}
          render={({ field, fieldState: { error } }) => (
            <FieldRow index={index} error={error?.message} control={field} />
          )}
        />
      ))}
    </div>
  );
}
