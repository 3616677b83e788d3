import type { FormSubmission } from '#renderer';
import type { Form } from '../../kit/form/create-form.ts';
import { hasError } from '../../kit/form/member.ts';
import { FileStates } from '../../kit/file-field/index.ts';
import { applyTexts } from './create-configured-field.ts';
import {
  listVisibleFields,
  type ConfiguredForm,
  type FieldInForm,
} from './create-configured-form.ts';
import { countRows } from './post-rows.ts';

/** A field that has to be corrected, and why. */
export interface Mistake {
  /** The name of the field; `''` where the whole form was refused. */
  readonly name: string;
  readonly message: string;
}

/** Takes the texts that a browser has sent, by the names of fields. */
export function applyValues(
  { members }: Pick<ConfiguredForm, 'members'>,
  values: FormSubmission['values'],
): void {
  for (const member of members) {
    if ('rows' in member) {
      member.rows.resize(countRows(member.config.name, values));
      for (const row of member.rows.getState()) applyValues(row, values);
    } else {
      applyTexts(member.field, values[member.field.getState().name] ?? []);
    }
  }
}

/** Puts a form into the state in which a server has refused it. */
export function applySubmission(
  configured: ConfiguredForm,
  { values, errors, warnings = {} }: Pick<FormSubmission, 'values' | 'errors' | 'warnings'>,
): void {
  applyValues(configured, values);
  configured.form.submit();
  for (const { config, field } of listVisibleFields(configured)) {
    const { name } = field.getState();
    const message = errors[name];
    const isKnown = hasError(field.getState()) && !(field instanceof FileStates);
    if (message !== undefined && !isKnown) field.refuse(message);
    const warning = warnings[name];
    // A field that has to be filled in is wrong without its files.
    if (warning !== undefined && message === undefined) {
      field.refuse(warning, config.required ? 'error' : 'warning');
    }
  }
}

/**
 * Shows what a service has refused, by the paths of fields, such as `holders.0.name`. What is about
 * no field stands at the form.
 */
export function refuseFields(configured: ConfiguredForm, errors: FormSubmission['errors']): void {
  const byName = new Map(
    listVisibleFields(configured).map(({ field }) => [field.getState().name, field]),
  );
  const others: string[] = [];
  for (const [name, message] of Object.entries(errors)) {
    const field = byName.get(name);
    if (field) field.refuse(message);
    else others.push(message);
  }
  if (others.length > 0) configured.form.refuse(others.join(' '));
}

/** Lists the mistakes in a form that has been submitted, in the order of its fields. */
export function listMistakes(configured: ConfiguredForm): readonly Mistake[] {
  return listFieldMistakes(configured.form, listVisibleFields(configured));
}

/** Lists the mistakes in a form and in those fields of it. */
export function listFieldMistakes(
  form: Pick<Form, 'getState'>,
  fields: readonly FieldInForm[],
): readonly Mistake[] {
  const ofFields = fields.flatMap(({ config: { label }, field, rowLabel }) => {
    const state = field.getState();
    if (!hasError(state)) return [];
    const message = state.feedback[0]?.message ?? label;
    return [
      { name: state.name, message: rowLabel === undefined ? message : `${rowLabel}: ${message}` },
    ];
  });
  const ofForm = form.getState().feedback.map(({ message }) => ({ name: '', message }));
  return [...ofForm, ...ofFields];
}
