import {
  createChoice,
  createChoiceGroup,
  createField,
  createForm,
  defineValidator,
  fromSchema,
  MaxLength,
  Required,
} from '#registry/kit';

/** A rule of this bank: the machine that prints cards knows no other letters. */
const IsPrintable = defineValidator<RegExp>({
  name: 'IsPrintable',
  applies: (value, letters) => !letters.test(String(value)),
  getMessage: () => 'The card can show capital letters from A to Z, blanks and hyphens.',
});

/** Any Standard Schema is a rule as well, such as one of zod or valibot. This one needs neither. */
const houseNumber = {
  '~standard': {
    version: 1,
    vendor: 'linden-bank',
    validate: (value: unknown) =>
      /^[1-9]\d{0,3}[a-z]?$/i.test(String(value))
        ? { value }
        : { issues: [{ message: 'A house number looks like 12 or 12b.' }] },
  },
} as const;

export type CardOrderStates = ReturnType<typeof createCardOrder>;

/** Makes the states of the form: data and functions, which know neither React nor the page. */
export function createCardOrder(colours: readonly string[]) {
  const form = createForm({ name: 'card-order' });
  const name = createField({
    name: 'name',
    label: 'Name on the card',
    validators: [Required(), MaxLength(21), IsPrintable(/^[A-Z -]*$/)],
    getMessage: ({ fieldName }) => `Please look at “${fieldName}”.`,
  });
  const house = createField({
    name: 'house',
    label: 'House number',
    validators: [Required(), fromSchema(houseNumber, { name: 'IsHouseNumber' })],
    getMessage: ({ fieldName }) => `Please look at “${fieldName}”.`,
  });
  const colour = createChoiceGroup({
    name: 'colour',
    label: 'Colour',
    validators: [Required()],
    getMessage: () => 'Please choose a colour.',
  });
  for (const value of colours) colour.add(createChoice({ value, label: value }));
  for (const member of [name, house, colour]) form.add(member);
  return { form, name, house, colour };
}
