import type { Messages } from '#renderer';
import type { FormFieldConfig } from '#schemas/generated/features/form.ts';
import { createDateField, formatDate } from '../../kit/date-field/index.ts';
import { createComboboxField } from '../../kit/combobox-field/index.ts';
import { createEmailField } from '../../kit/email-field/create-email-field.ts';
import {
  createCheckbox,
  createChoice,
  createChoiceGroup,
  createField,
  MaxDate,
  MaxLength,
  MaxNumber,
  MinDate,
  MinLength,
  MinNumber,
  Pattern,
  Required,
} from '../../kit/form/index.ts';
import { Checkbox } from '../../kit/form/create-checkbox.ts';
import { ChoiceGroup } from '../../kit/form/create-choice-group.ts';
import type { SetTimer } from '../../kit/form/create-feedback.ts';
import type { Field } from '../../kit/form/create-field.ts';
import { type MessageContext, defineValidator, type Validator } from '../../kit/form/validator.ts';
import { createIbanField } from '../../kit/iban-field/index.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import {
  createAmountField,
  createNumberField,
  formatNumber,
} from '../../kit/number-field/index.ts';
import { createPhoneField } from '../../kit/phone-field/index.ts';
import { FileStates } from '../../kit/file-field/index.ts';
import { createConfiguredFiles } from './configured-files.ts';
import { type FormClient, askIfAccepted } from './form-client.ts';

/** The states of a field that was configured: of a text, of one checkbox, or of choices. */
export type FieldOfForm = Field | ChoiceGroup;

export interface ConfiguredFormOptions {
  readonly messages: Messages;
  /** The locale in which numbers and days are written. */
  readonly locale: string;
  /** Asks the services that say whether they accept a value; left out, none is asked. */
  readonly client?: FormClient | undefined;
  /** Ends a message after its time; the page's own timer without it. */
  readonly setTimer?: SetTimer | undefined;
}

/** The length of what a visitor may type, where the configuration says nothing. */
const MAX_LENGTH = { line: 200, lines: 2_000 };

/** A day that is none of a visitor's own, as an example of how days are written. */
const SOME_DAY = new Date(1980, 4, 21);

/** Makes the states of a field out of its configuration. */
export function createConfiguredField(
  config: FormFieldConfig,
  options: ConfiguredFormOptions,
): FieldOfForm {
  const { type, name, label, helpText, value, currency, options: choices = [] } = config;
  const { locale } = options;
  const common = {
    name,
    label,
    ...(helpText !== undefined && { helpText }),
    validators: createValidators(config, options),
    types: ['error', 'success'] as const,
    ...(options.setTimer && { setTimer: options.setTimer }),
    getMessage: (context: MessageContext) => describeMistake(context, options),
  };
  const withValue = { ...common, ...(value !== undefined && { value }) };
  if (type === 'checkbox') return createCheckbox({ ...common, checked: value === 'true' });
  if (type === 'file') return createConfiguredFiles(config, common, options);
  if (type === 'radio' || type === 'checkboxes') {
    const group = createChoiceGroup({ ...common, multiple: type === 'checkboxes' });
    for (const choice of choices) {
      group.add(createChoice({ ...choice, checked: choice.value === value }));
    }
    return group;
  }
  if (type === 'number') return createNumberField({ ...withValue, locale });
  if (type === 'amount') {
    return createAmountField({ ...withValue, locale, ...(currency && { currency }) });
  }
  if (type === 'select' && config.searchable) {
    return createComboboxField({ ...withValue, options: choices });
  }
  if (type === 'date') return createDateField({ ...withValue, locale });
  if (type === 'email') return createEmailField(withValue);
  if (type === 'telephone') return createPhoneField(withValue);
  return type === 'iban' ? createIbanField(withValue) : createField(withValue);
}

/** Takes the texts that a browser sends for a field: none for a box that is not checked. */
export function applyTexts(field: FieldOfForm, texts: readonly string[]): void {
  const [text = ''] = texts;
  if (field instanceof ChoiceGroup) field.setValue(field.multiple ? texts : text);
  else if (field instanceof Checkbox) field.check(text === 'true');
  else if (!(field instanceof FileStates)) field.typeText(text);
}

/** Gives the texts that a browser would send for a field; none for files, which are no texts. */
export function readTexts(field: FieldOfForm): readonly string[] {
  if (field instanceof FileStates) return [];
  if (field instanceof ChoiceGroup) return [field.getValue()].flat().map(String);
  return [field.getState().formattedValue];
}

function createValidators(config: FormFieldConfig, options: ConfiguredFormOptions) {
  const { type, required, minLength, pattern, patternMessage, min, max, acceptedBy } = config;
  const isText = ['text', 'textarea', 'email', 'telephone', 'iban'].includes(type);
  const { minDate, maxDate } = config;
  const { maxLength = type === 'textarea' ? MAX_LENGTH.lines : MAX_LENGTH.line } = config;
  const { client } = options;
  const describe = (context: MessageContext) => describeMistake(context, options);
  return [
    ...(required ? [Required()] : []),
    ...(isText ? [MaxLength(maxLength)] : []),
    ...(isText && minLength !== undefined ? [MinLength(minLength)] : []),
    ...(isText && pattern !== undefined ? [createPattern(pattern, patternMessage)] : []),
    ...(min === undefined ? [] : [MinNumber(min)]),
    ...(max === undefined ? [] : [MaxNumber(max)]),
    ...(minDate === undefined ? [] : [MinDate(readDay(minDate))]),
    ...(maxDate === undefined ? [] : [MaxDate(readDay(maxDate))]),
    ...(acceptedBy && client ? createAccepted(acceptedBy, { client, describe }) : []),
  ];
}

/** Reads a day of the configuration: 2027-01-31. */
export function readDay(text: string): Date {
  return new Date(`${text}T00:00`);
}

function createPattern(pattern: string, message: string | undefined) {
  const expression = new RegExp(`^(?:${pattern})$`);
  return Pattern(expression, message === undefined ? {} : { getMessage: () => message });
}

/** Says in the language of the page why a value is refused. */
function describeMistake(
  { validator, fieldName, param }: MessageContext,
  { messages, locale }: Pick<ConfiguredFormOptions, 'messages' | 'locale'>,
): string {
  return fillMessage(messages[`invalid_${validator}`], {
    field: fieldName,
    example: formatDate(SOME_DAY, locale),
    ...(typeof param === 'number' && { param: formatNumber(param, locale) }),
    ...(param instanceof Date && { day: formatDate(param, locale) }),
  });
}

interface AcceptedOptions {
  readonly client: FormClient;
  /** Says that a value is not accepted, where the service does not. */
  readonly describe: (context: MessageContext) => string;
}

/**
 * Makes the validators of a service that says if it accepts a value: one that refuses, and one that
 * shows what the service says of a value that it accepts. Each value is asked about once.
 */
function createAccepted(path: string, { client, describe }: AcceptedOptions): readonly Validator[] {
  const answers = new Map<unknown, ReturnType<typeof askIfAccepted>>();
  const ask = async (value: unknown) => {
    const answer = answers.get(value) ?? askIfAccepted(path, String(value), client);
    answers.set(value, answer);
    try {
      return await answer;
    } catch (error) {
      answers.delete(value);
      throw error;
    }
  };
  const refuse = defineValidator<undefined>({
    name: 'IsAccepted',
    isAsync: true,
    applies: async (value) => !(await ask(value)).accepted,
    getMessage: async (context) => (await ask(context.value)).message || describe(context),
  });
  const confirm = defineValidator<undefined>({
    name: 'Confirmed',
    applies: () => true,
    getMessage: async ({ value }) => (await answers.get(value))?.message ?? '',
  });
  return [refuse(undefined), confirm(undefined, { type: 'success' })];
}
