export { createCheckbox } from './create-checkbox.ts';
export { createChoice, createChoiceGroup } from './create-choice-group.ts';
export { createField } from './create-field.ts';
export { createForm } from './create-form.ts';
export { createGroup } from './create-group.ts';
export { fromSchema } from './from-schema.ts';
export { defineValidator } from './validator.ts';
export * from './validators.ts';
