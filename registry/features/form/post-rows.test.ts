import { expect, test } from 'vitest';
import type { FormMemberConfig } from '#schemas/generated/features/form.ts';
import { applyValues, listMistakes } from './apply-submission.ts';
import { collectValues, createConfiguredForm } from './create-configured-form.ts';
import { removeSecrets, removeEmptyRows } from './post-rows.ts';

const FIELDS: FormMemberConfig[] = [
  { type: 'text', name: 'subject', label: 'Subject' },
  {
    type: 'group',
    name: 'cards',
    label: 'Cards',
    minRows: 1,
    maxRows: 3,
    fields: [
      { type: 'text', name: 'name', label: 'Name', required: true },
      { type: 'text', name: 'pin', label: 'Code', secret: true },
      {
        type: 'select',
        name: 'kind',
        label: 'Kind',
        value: 'debit',
        options: [{ value: 'debit', label: 'Debit' }],
      },
    ],
  },
];

/** The form as a browser without script has sent it. */
function receive(values: Readonly<Record<string, readonly string[]>>) {
  const rest = removeEmptyRows(values, FIELDS);
  const configured = createConfiguredForm(
    { name: 'lost', fields: FIELDS },
    { messages: {}, locale: 'en-GB' },
  );
  applyValues(configured, rest);
  configured.form.submit();
  const mistakes = listMistakes(configured).map(({ name }) => name);
  return { rest, mistakes, values: collectValues(configured) };
}

const EMPTY = { 'cards.0.name': [''], 'cards.0.pin': [''], 'cards.0.kind': ['debit'] };

test('rows in which nobody wrote anything are left out, and the others numbered anew', () => {
  const { values, mistakes } = receive({
    ...EMPTY,
    subject: ['Lost'],
    'cards.10.name': ['Bob'],
    'cards.2.kind': ['debit'],
    'cards.2.name': ['Ada'],
  });

  expect(mistakes).toEqual([]);
  expect(values).toEqual({
    subject: 'Lost',
    cards: [
      { name: 'Ada', pin: '', kind: 'debit' },
      { name: 'Bob', pin: '', kind: '' },
    ],
  });
});

test('as many rows as there have to be are checked, though they are empty', () => {
  expect(receive(EMPTY).mistakes).toEqual(['cards.0.name']);
});

test('no more rows are read than there may be', () => {
  const many = Array.from({ length: 9 }, (_, index) => [`cards.${index}.name`, ['x']]);

  expect(receive(Object.fromEntries(many)).values).toMatchObject({
    cards: [{ name: 'x' }, { name: 'x' }, { name: 'x' }],
  });
});

test('names that belong to no row of a group stay as they are', () => {
  const values = { 'subject.0.name': ['x'], '__proto__.0.name': ['x'], 'cards.0.other': ['x'] };
  const { rest, mistakes } = receive(values);

  expect(Object.keys(rest)).toEqual(['subject.0.name', '__proto__.0.name']);
  expect(mistakes).toEqual(['cards.0.name']);
});

test('a secret of a row is not sent back, and its row stays one', () => {
  const values = removeEmptyRows({ ...EMPTY, 'cards.1.pin': ['1234'] }, FIELDS);

  expect(removeSecrets(values, FIELDS)).toEqual({ 'cards.0.pin': [] });
});
