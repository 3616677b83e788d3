import { createDateField } from '../date-field/create-date-field.ts';
import { createEmailField } from '../email-field/create-email-field.ts';
import { createField, type FieldOptions } from '../form/create-field.ts';
import { IsEmail, MinLength, Required } from '../form/validators.ts';
import { createIbanField } from '../iban-field/create-iban-field.ts';
import {
  createAmountField,
  createNumberField,
  createPercentageField,
} from '../number-field/create-number-field.ts';
import { describeCurrency, describePercent } from '../number-field/describe-unit.ts';
import { createPhoneField } from '../phone-field/create-phone-field.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { TextField, type TextFieldOptions } from './text-field.tsx';

const messages = {
  field_optional: '(optional)',
  type_error: 'Error',
  type_warning: 'Warning',
  type_information: 'Information',
  type_success: 'Success',
};

const TYPES = ['error', 'warning', 'info'] as const;

type Sample = FieldOptions & Omit<TextFieldOptions, 'field' | 'messages'>;

function createSample({ name, ...options }: Sample) {
  const field = createField({ ...options, name });
  return { field, props: options };
}

function showFields(samples: readonly Sample[]) {
  const fields = samples.map(createSample);
  return () =>
    fields.map(({ field, props }) => (
      <TextField
        key={field.getState().name}
        field={field}
        messages={messages}
        {...(props.layout && { layout: props.layout })}
        {...(props.rows && { rows: props.rows })}
        {...(props.displayOptional && { displayOptional: true })}
      />
    ));
}

function showNumbers(locale: string, currency: string) {
  const amount = createAmountField({
    name: 'amount',
    label: `Amount in ${locale}`,
    helpText: 'What you want to borrow',
    locale,
    currency,
    value: 12_500,
  });
  const rate = createPercentageField({ name: 'rate', label: 'Rate', locale, value: -0.125 });
  const term = createNumberField({
    name: 'term',
    label: 'Term',
    locale,
    value: '12 months',
    getMessage: () => 'Write a number',
  });
  const common = { messages, inputMode: 'decimal' } as const;
  return () => (
    <>
      <TextField field={amount} unit={describeCurrency(currency, locale)} {...common} />
      <TextField field={rate} unit={describePercent(locale)} {...common} />
      <TextField field={term} {...common} />
    </>
  );
}

function showKinds() {
  const born = createDateField({
    name: 'born',
    label: 'Date of birth',
    helpText: 'For example 31/12/1990',
    locale: 'en-GB',
    value: '1990-12-31',
  });
  const wrong = createDateField({
    name: 'wrong',
    label: 'Start',
    locale: 'en-GB',
    value: '30/02/2027',
    getMessage: () => 'Write a day such as 31/12/2027',
  });
  const email = createEmailField({ name: 'email', label: 'E-mail', value: 'ada@example.com' });
  const phone = createPhoneField({ name: 'phone', label: 'Telephone', value: '+3221234567' });
  const account = createIbanField({ name: 'iban', label: 'Account', value: 'BE68539007547034' });
  return () => (
    <>
      <TextField field={born} messages={messages} inputMode="numeric" autoComplete="bday" />
      <TextField field={wrong} messages={messages} inputMode="numeric" />
      <TextField field={email} messages={messages} type="email" autoComplete="email" />
      <TextField field={phone} messages={messages} type="tel" autoComplete="tel" />
      <TextField field={account} messages={messages} />
    </>
  );
}

/**
 * The gallery shows fields in their states, numbers of two locales, days and
 * other kinds, two wide layouts, and long
 * German texts.
 */
export const textFieldSpecimens: Specimens = {
  states: showFields([
    { name: 'name', label: 'Name', value: 'Ada Lovelace', validators: [Required()] },
    { name: 'company', label: 'Company', helpText: 'As on its invoices', displayOptional: true },
    {
      name: 'email',
      label: 'E-mail',
      value: 'ada@example',
      validators: [
        IsEmail(undefined, { getMessage: () => 'Write an address such as name@example.com' }),
      ],
    },
    {
      name: 'reference',
      label: 'Reference',
      value: 'AB',
      types: TYPES,
      validators: [
        MinLength(4, { type: 'warning', getMessage: () => 'Most references are longer' }),
      ],
    },
    { name: 'iban', label: 'Account', value: 'BE68 5390 0754 7034', readOnly: true },
    { name: 'closed', label: 'Branch', disabled: true },
    { name: 'question', label: 'Question', rows: 4, value: 'Two lines\nof a text' },
  ]),
  numbers: showNumbers('en-GB', 'EUR'),
  'numbers-in-german': showNumbers('de-DE', 'CHF'),
  kinds: showKinds(),
  layouts: showFields([
    { name: 'end', label: 'Label at the end', layout: 'wide-right', value: 'Ghent' },
    { name: 'start', label: 'Label at the start', layout: 'wide-left', value: 'Ghent' },
  ]),
  'long-text': showFields([
    {
      name: 'long',
      label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      helpText: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      value: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      displayOptional: true,
      validators: [
        IsEmail(undefined, {
          getMessage: () => 'Kraftfahrzeughaftpflichtversicherungsgesellschaftsadresse fehlt',
        }),
      ],
    },
  ]),
};
