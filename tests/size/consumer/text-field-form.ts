import {
  createChoice,
  createChoiceGroup,
  createField,
  createForm,
  createGroup,
  defineValidator,
  fromSchema,
  MinMaxLength,
  Pattern,
  Required,
  TextField,
} from '#registry/kit';

// A bundler leaves out whatever nobody uses.
Object.assign(globalThis, {
  createChoice,
  createChoiceGroup,
  createField,
  createForm,
  createGroup,
  defineValidator,
  fromSchema,
  MinMaxLength,
  Pattern,
  Required,
  TextField,
});
