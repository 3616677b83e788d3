import type { Messages } from '#renderer';
import type { AppointmentProps } from '#schemas/generated/features/appointment.ts';
import type { FormFieldConfig } from '#schemas/generated/features/form.ts';
import { ChoiceGroup } from '../../kit/form/create-choice-group.ts';
import { createForm } from '../../kit/form/index.ts';
import type { Form } from '../../kit/form/create-form.ts';
import {
  applyTexts,
  createConfiguredField,
  type ConfiguredFormOptions,
} from '../form/create-configured-field.ts';
import type { ConfiguredField } from '../form/create-rows.ts';
import type { AppointmentDates } from './appointment-dates.ts';
import { needsBranch, type Draft, type Step } from './draft.ts';
import type { FreeWeek } from './free-times.ts';

/** More choices than these are a list to open. */
const MAX_RADIO_BUTTONS = 7;

const MAX_NOTE_LENGTH = 500;

export interface StepContext extends Pick<AppointmentProps, 'topics' | 'ways' | 'branches'> {
  readonly step: Step;
  readonly draft: Draft;
  /** The free times of the week that is shown; left out where they are not known. */
  readonly week: FreeWeek | undefined;
  /** True where the topic is asked for among who comes, since a reload could not keep it. */
  readonly asksTopic: boolean;
  readonly messages: Messages;
  readonly dates: AppointmentDates;
}

/** Lists the fields of a step, from top to bottom. */
export function listStepFields(context: StepContext): readonly FormFieldConfig[] {
  if (context.step === 1) return [describeTopic(context), describeWay(context)];
  return context.step === 2 ? listTimeFields(context) : listPersonFields(context);
}

function describeTopic({ topics, messages }: StepContext): FormFieldConfig {
  return { ...describeChoice('topic', topics, messages), type: getChoiceType(topics) };
}

function describeWay({ ways, branches = [], messages }: StepContext): FormFieldConfig {
  const offered = [...new Set(ways)].filter((way) => way !== 'branch' || branches.length > 0);
  const options = offered.map((value) => ({ value, label: messages[`way_${value}`] ?? value }));
  return describeChoice('way', options, messages);
}

/** A day comes with the free times, and a time with the day. */
function listTimeFields(context: StepContext): readonly FormFieldConfig[] {
  const { draft, branches = [], week, messages, dates } = context;
  const branch: FormFieldConfig = {
    ...describeChoice('branch', branches, messages),
    type: getChoiceType(branches),
  };
  const days = week?.days.filter(({ times }) => times.length > 0) ?? [];
  const options = days.map(({ date }) => ({ value: date, label: dates.day(date) }));
  const times = days.find(({ date }) => date === draft.day)?.times ?? [];
  const timeOptions = times.map((time) => ({ value: time, label: dates.time(time) }));
  return [
    ...(needsBranch(draft) ? [branch] : []),
    ...(options.length > 0 ? [describeChoice('day', options, messages)] : []),
    ...(timeOptions.length > 0 ? [describeChoice('time', timeOptions, messages)] : []),
  ];
}

function listPersonFields(context: StepContext): readonly FormFieldConfig[] {
  const { draft, asksTopic, messages } = context;
  const label = (name: string) => messages[name] ?? name;
  return [
    ...(asksTopic ? [describeTopic(context)] : []),
    { type: 'text', name: 'name', label: label('name'), required: true, autocomplete: 'name' },
    {
      type: 'email',
      name: 'email',
      label: label('email'),
      helpText: label('email_help'),
      required: true,
    },
    {
      type: 'telephone',
      name: 'telephone',
      label: label('telephone'),
      required: draft.way === 'telephone',
    },
    {
      type: 'textarea',
      name: 'note',
      label: label('note'),
      helpText: label('note_help'),
      maxLength: MAX_NOTE_LENGTH,
      rows: 4,
    },
  ];
}

type Options = NonNullable<FormFieldConfig['options']>;

function describeChoice(name: keyof Draft, options: Options, messages: Messages): FormFieldConfig {
  return { type: 'radio', name, label: messages[name] ?? name, options, required: true };
}

function getChoiceType(options: Options): 'radio' | 'select' {
  return options.length > MAX_RADIO_BUTTONS ? 'select' : 'radio';
}

/** The form of a step, with its fields from top to bottom. */
export interface StepFields {
  readonly form: Form;
  readonly fields: readonly ConfiguredField[];
}

interface UpdateOptions extends ConfiguredFormOptions {
  readonly draft: Draft;
}

/** Makes the form of a step, with what the visitor has chosen and typed before. */
export function createStepForm(
  configs: readonly FormFieldConfig[],
  options: UpdateOptions,
): StepFields {
  return updateStepForm({ form: createForm(), fields: [] }, configs, options);
}

/** Gives a form the fields that it has now; those that it had stay as they are. */
export function updateStepForm(
  { form, fields: former }: StepFields,
  configs: readonly FormFieldConfig[],
  options: UpdateOptions,
): StepFields {
  const fields = configs.map(
    (config) => former.find((each) => isSame(each.config, config)) ?? createField(config, options),
  );
  for (const one of former) if (!fields.includes(one)) form.remove(one.field);
  fields.forEach((one, index) => {
    if (!former.includes(one)) form.add(one.field, index);
  });
  return { form, fields };
}

function isSame(one: FormFieldConfig, other: FormFieldConfig): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function createField(
  config: FormFieldConfig,
  { draft, messages, ...options }: UpdateOptions,
): ConfiguredField {
  const isChoice = config.options !== undefined;
  const field = createConfiguredField(config, {
    ...options,
    messages: isChoice ? { ...messages, invalid_Required: messages['choose'] ?? '' } : messages,
  });
  const text: unknown = Reflect.get(draft, config.name);
  if (typeof text === 'string' && text !== '') applyTexts(field, [text]);
  return { config, field };
}

/** Reads what stands in the fields of a step. */
export function readStepDraft({ fields }: Pick<StepFields, 'fields'>): Partial<Draft> {
  const texts = fields.map(({ config, field }) => [
    config.name,
    field instanceof ChoiceGroup ? String(field.getValue()) : field.getState().formattedValue,
  ]);
  return Object.fromEntries(texts);
}

/** Gives the values of a step as they are sent. */
export function readStepValues({
  form,
}: {
  readonly form: Form;
}): Readonly<Record<string, unknown>> {
  const values = form.getSerializedValue();
  return typeof values === 'object' && values !== null ? { ...values } : {};
}
