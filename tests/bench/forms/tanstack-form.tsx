import { useForm } from '@tanstack/react-form';
import { checkText, createFirstValues, nameField, type Contestant } from './contestant.ts';
import { FieldRow, mountReact } from './react-form.tsx';

export const tanstackForm: Contestant = {
  name: 'TanStack Form',
  mount: (container, count) => mountReact(container, <TanstackForm count={count} />),
};

const VALIDATORS = { onChange: ({ value }: { readonly value: string }) => checkText(value) };

function TanstackForm({ count }: { readonly count: number }) {
  const form = useForm({ defaultValues: createFirstValues(count) });
  return (
    <div>
      {Array.from({ length: count }, (_, index) => (
        <form.Field key={nameField(index)} name={nameField(index)} validators={VALIDATORS}>
          {({ state, handleChange, handleBlur }) => (
            <FieldRow
              index={index}
              error={state.meta.errors[0]}
              control={{
                name: nameField(index),
                value: state.value,
                onChange: ({ currentTarget }) => handleChange(currentTarget.value),
                onBlur: handleBlur,
              }}
            />
          )}
        </form.Field>
      ))}
    </div>
  );
}
