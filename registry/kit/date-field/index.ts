export { createDateField } from './create-date-field.ts';
export { formatDate } from './format-date.ts';
export { parseDate } from './parse-date.ts';
