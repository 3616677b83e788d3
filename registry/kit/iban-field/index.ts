export { createIbanField, IsIban } from './create-iban-field.ts';
export { formatIban, parseIban } from './parse-iban.ts';
