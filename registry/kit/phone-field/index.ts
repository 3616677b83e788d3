export { createPhoneField, IsPhone } from './create-phone-field.ts';
export { formatPhone, parsePhone } from './parse-phone.ts';
