import { createField } from '../form/create-field.ts';
import { Required } from '../form/validators.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { SelectField } from './select-field.tsx';

const messages = { field_optional: '(optional)', type_error: 'Error' };

const COUNTRIES = [
  { value: 'BE', label: 'Belgium' },
  { value: 'FR', label: 'France' },
  {
    value: 'XX',
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsgebiet',
  },
];

function showStates() {
  const filled = createField({ name: 'country', label: 'Country', value: 'BE' });
  const optional = createField({
    name: 'other',
    label: 'Another country',
    helpText: 'Where you pay taxes too',
  });
  const missing = createField({
    name: 'missing',
    label: 'Country of birth',
    validators: [Required()],
    getMessage: () => 'Choose a country',
  });
  missing.submit();
  const disabled = createField({ name: 'disabled', label: 'Branch', disabled: true });
  const long = createField({ name: 'long', label: 'Region', value: 'XX' });
  const common = { options: COUNTRIES, messages };
  return () => (
    <>
      <SelectField field={filled} {...common} />
      <SelectField field={optional} displayOptional emptyLabel="None" {...common} />
      <SelectField field={missing} emptyLabel="Choose" {...common} />
      <SelectField field={disabled} {...common} />
      <SelectField field={long} layout="wide-left" {...common} />
    </>
  );
}

/** The gallery shows lists in their states, and a text that does not fit. */
export const selectFieldSpecimens: Specimens = { states: showStates() };
