import { Required } from '../form/validators.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { ComboboxField } from './combobox-field.tsx';
import { createComboboxField } from './create-combobox-field.ts';

const messages = {
  field_optional: '(optional)',
  type_error: 'Error',
  combobox_count: 'Options: {{count}}',
  combobox_none: 'Nothing in the list fits.',
};

const COUNTRIES = [
  { value: 'BE', label: 'Belgium' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  {
    value: 'XX',
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsgebiet',
  },
];

function showStates() {
  const common = { options: COUNTRIES };
  const filled = createComboboxField({ name: 'one', label: 'Country', value: 'CI', ...common });
  const optional = createComboboxField({
    name: 'other',
    label: 'Another country',
    helpText: 'Where you pay taxes too',
    ...common,
  });
  const missing = createComboboxField({
    name: 'missing',
    label: 'Country of birth',
    validators: [Required()],
    getMessage: () => 'Choose a country',
    ...common,
  });
  missing.submit();
  const disabled = createComboboxField({ name: 'off', label: 'Branch', disabled: true, ...common });
  const long = createComboboxField({ name: 'long', label: 'Region', value: 'XX', ...common });
  return () => (
    <>
      <ComboboxField field={filled} messages={messages} />
      <ComboboxField field={optional} displayOptional messages={messages} />
      <ComboboxField field={missing} messages={messages} />
      <ComboboxField field={disabled} messages={messages} />
      <ComboboxField field={long} layout="wide-left" messages={messages} />
    </>
  );
}

/** The gallery shows lists that can be searched in their states, and a text that does not fit. */
export const comboboxFieldSpecimens: Specimens = { states: showStates() };
