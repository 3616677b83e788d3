import type { FormMemberConfig, FormProps } from '#schemas/generated/features/form.ts';
import { createForm } from '../../kit/form/index.ts';
import type { Form } from '../../kit/form/create-form.ts';
import { createConfiguredField, type ConfiguredFormOptions } from './create-configured-field.ts';
import { createRows, type ConfiguredField, type Row, type Rows } from './create-rows.ts';
import { watchConditions, type FieldConditions } from './watch-conditions.ts';

/** A group of fields with its rows. */
export interface ConfiguredRows {
  readonly config: FormMemberConfig;
  readonly rows: Rows;
}

export type ConfiguredMember = ConfiguredField | ConfiguredRows;

export interface ConfiguredForm {
  readonly form: Form;
  /** All fields and groups; the form has those of them that are asked for. */
  readonly members: readonly ConfiguredMember[];
  readonly conditions: FieldConditions;
}

/** Makes the states of a form, the same on a server and in a browser. */
export function createConfiguredForm(
  { name, fields }: Pick<FormProps, 'name' | 'fields'>,
  options: ConfiguredFormOptions,
): ConfiguredForm {
  const form = createForm({ name });
  const members = fields.map((config) =>
    config.type === 'group'
      ? { config, rows: createRows(config, options) }
      : { config, field: createConfiguredField(config, options) },
  );
  return { form, members, conditions: watchConditions(form, members) };
}

/** A field where it stands: in a row, or in the form itself. */
export interface FieldInForm extends ConfiguredField {
  /** The label of its row, where there may be several. */
  readonly rowLabel?: string;
}

/** Lists the fields that are asked for, those of rows among them, from top to bottom. */
export function listVisibleFields({
  members,
  conditions,
}: Pick<ConfiguredForm, 'members' | 'conditions'>): readonly FieldInForm[] {
  const { visible } = conditions.getState();
  return members.flatMap((member) => {
    if (!visible.has(member.config.name)) return [];
    if (!('rows' in member)) return [member];
    const { isRepeated, getState } = member.rows;
    return getState().flatMap((row) => {
      const rowLabel = row.group.getState().label;
      return listVisibleFields(row).map((each) => (isRepeated ? { ...each, rowLabel } : each));
    });
  });
}

/** Gives the values to send: those of rows as a list of objects under the name of their group. */
export function collectValues({
  members,
  conditions,
}: Pick<ConfiguredForm, 'members' | 'conditions'> | Row): Readonly<Record<string, unknown>> {
  const { visible } = conditions.getState();
  const inForm = members.filter(({ config }) => visible.has(config.name));
  return Object.fromEntries(
    inForm.map((member) => [member.config.name, collectValue(member)] as const),
  );
}

function collectValue(member: ConfiguredMember): unknown {
  if (!('rows' in member)) return member.field.getSerializedValue();
  const values = member.rows.getState().map(collectValues);
  return member.rows.isRepeated ? values : values[0];
}
