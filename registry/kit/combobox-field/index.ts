export { ComboboxStates, createComboboxField } from './create-combobox-field.ts';
