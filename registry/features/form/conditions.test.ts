import { expect, test } from 'vitest';
import type { FormFieldConfig } from '#schemas/generated/features/form.ts';
import { applyTexts } from './create-configured-field.ts';
import { collectValues, createConfiguredForm } from './create-configured-form.ts';
import { listMistakes } from './apply-submission.ts';

const option = (value: string) => ({ value, label: value });

const FIELDS: FormFieldConfig[] = [
  {
    type: 'radio',
    name: 'how',
    label: 'How',
    required: true,
    options: ['post', 'visit', 'phone'].map(option),
  },
  {
    type: 'checkbox',
    name: 'abroad',
    label: 'Abroad',
    shownWhen: { field: 'how', equals: 'post' },
  },
  {
    type: 'text',
    name: 'country',
    label: 'Country',
    required: true,
    shownWhen: { field: 'abroad', equals: 'true' },
  },
  {
    type: 'telephone',
    name: 'phone',
    label: 'Phone',
    requiredWhen: { field: 'how', oneOf: ['phone', 'visit'] },
  },
];

/** A form in which somebody has filled in these texts. */
function openForm(texts: Readonly<Record<string, string>>) {
  const configured = createConfiguredForm(
    { name: 'order', fields: FIELDS },
    { messages: {}, locale: 'en-GB' },
  );
  const fill = (filled: Readonly<Record<string, string>>) => {
    for (const member of configured.members) {
      const text = filled[member.config.name];
      if ('field' in member && text !== undefined) applyTexts(member.field, [text]);
    }
  };
  fill(texts);
  const submit = () => {
    configured.form.submit();
    return listMistakes(configured).map(({ name }) => name);
  };
  return { ...configured, fill, submit, getValues: () => collectValues(configured) };
}

test('a field whose condition fails is neither checked nor sent', () => {
  const { submit, getValues } = openForm({ how: 'visit', country: 'France', phone: '0470123456' });

  expect(submit()).toEqual([]);
  expect(getValues()).toEqual({ how: 'visit', phone: '+32470123456' });
});

test('a condition on a field that is not asked for fails, whatever its value', () => {
  const { submit, fill, getValues } = openForm({ how: 'post', abroad: 'true' });
  const first = submit();
  fill({ how: 'visit', phone: '0470123456' });

  expect(first).toEqual(['country']);
  expect(submit()).toEqual([]);
  expect(getValues()).toEqual({ how: 'visit', phone: '+32470123456' });
});

test('a field is sent in its place again, with what was typed, once its condition holds', () => {
  const { fill, getValues, conditions } = openForm({ how: 'post', abroad: 'true' });
  let changes = 0;
  conditions.subscribe(() => (changes += 1));
  fill({ country: 'France' });
  const unchanged = changes;
  fill({ how: 'visit' });
  fill({ how: 'post' });

  expect(unchanged).toBe(0);
  expect(changes).toBe(2);
  expect(Object.entries(getValues())).toEqual([
    ['how', 'post'],
    ['abroad', true],
    ['country', 'France'],
    ['phone', ''],
  ]);
});

test('a field has to be filled in while the condition of that holds', () => {
  const { submit, fill, conditions } = openForm({ how: 'phone' });
  const first = submit();
  const { required } = conditions.getState();
  fill({ how: 'post' });

  expect(first).toEqual(['phone']);
  expect(required.has('phone')).toBe(true);
  expect(submit()).toEqual([]);
});
