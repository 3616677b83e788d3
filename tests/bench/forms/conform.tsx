import { FormProvider, parse, useField, useForm } from '@conform-to/react';
import { checkText, createFirstValues, nameField, type Contestant } from './contestant.ts';
import { FieldRow, mountReact } from './react-form.tsx';

export const conform: Contestant = {
  name: 'Conform',
  mount: (container, count) => mountReact(container, <ConformForm count={count} />),
};

function ConformForm({ count }: { readonly count: number }) {
  const [form] = useForm({
    defaultValue: createFirstValues(count),
    shouldValidate: 'onInput',
    onValidate: ({ formData }) => parse(formData, { resolve: (values) => judge(values, count) }),
  });
  return (
    <FormProvider context={form.context}>
      <form id={form.id} onSubmit={form.onSubmit} noValidate>
        {Array.from({ length: count }, (_, index) => (
          <ConformField key={nameField(index)} index={index} />
        ))}
      </form>
    </FormProvider>
  );
}

function ConformField({ index }: { readonly index: number }) {
  const [{ name, initialValue, errors }] = useField(nameField(index));
  const control = { name, defaultValue: initialValue };
  return <FieldRow index={index} error={errors?.[0]} control={control} />;
}

/** Judges all fields, as it does at each key: it has no rules of single ones. */
function judge(values: Readonly<Record<string, unknown>>, count: number) {
  const names = Array.from({ length: count }, (_, index) => nameField(index));
  const error = Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      const message = checkText(typeof value === 'string' ? value : '');
      return message === undefined ? [] : [[name, [message]]];
    }),
  );
  return Object.keys(error).length > 0 ? { error } : { value: values };
}
