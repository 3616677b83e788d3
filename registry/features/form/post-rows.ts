import type { FormSubmission } from '#renderer';
import type { FormMemberConfig } from '#schemas/generated/features/form.ts';

type Values = FormSubmission['values'];
type Texts = readonly string[];

/** Matches the name of a field in a row: its group, the number of the row, and its own name. */
const IN_ROW = /^([A-Za-z0-9]+)\.(\d{1,3})\.([A-Za-z0-9]+)$/;

/** Counts the rows of a group of which texts were sent. */
export function countRows(group: string, values: Values): number {
  const numbers = Object.keys(values).flatMap((name) => {
    const [, of, index] = IN_ROW.exec(name) ?? [];
    return of === group ? [Number(index) + 1] : [];
  });
  return Math.max(0, ...numbers);
}

/**
 * Leaves out the rows in which nobody wrote or chose anything, and numbers the others anew: a
 * browser without script sends all rows that it shows.
 */
export function removeEmptyRows(values: Values, fields: readonly FormMemberConfig[]): Values {
  const repeated = fields.filter(({ type, maxRows }) => type === 'group' && maxRows !== undefined);
  const rowsByGroup = new Map(repeated.map(({ name }) => [name, new Map<number, Row>()]));
  const others: [string, Texts][] = [];
  for (const [name, texts] of Object.entries(values)) {
    const [, group = '', index, own = ''] = IN_ROW.exec(name) ?? [];
    const rows = rowsByGroup.get(group);
    if (!rows) others.push([name, texts]);
    else rows.set(Number(index), [...(rows.get(Number(index)) ?? []), [own, texts]]);
  }
  const inRows = repeated.flatMap((config) =>
    [...(rowsByGroup.get(config.name) ?? [])]
      .toSorted(([one], [other]) => one - other)
      .filter(([, row]) => isFilled(row, config))
      .flatMap(([, row], index) =>
        row.map(([own, texts]): [string, Texts] => [`${config.name}.${index}.${own}`, texts]),
      ),
  );
  return Object.fromEntries([...others, ...inRows]);
}

type Row = readonly (readonly [name: string, texts: Texts])[];

/** Returns true if a row holds something that did not stand in it at first. */
function isFilled(row: Row, { fields = [] }: FormMemberConfig): boolean {
  const first = new Map(fields.map(({ name, value = '' }) => [name, value]));
  return row.some(([name, texts]) =>
    texts.some((text) => text !== '' && first.has(name) && text !== first.get(name)),
  );
}

/** Returns true if a form has a field that nobody may read on the screen. */
export function hasSecrets(fields: readonly FormMemberConfig[]): boolean {
  return fields.some(({ secret, fields: own = [] }) => secret ?? own.some((one) => one.secret));
}

/** Takes out what nobody may read on the screen. The names stay, by which rows are counted. */
export function removeSecrets(values: Values, fields: readonly FormMemberConfig[]): Values {
  const secrets = new Set(
    fields.flatMap((config) => [
      ...(config.secret ? [config.name] : []),
      ...(config.fields ?? [])
        .filter(({ secret }) => secret)
        .map(({ name }) => `${config.name}.${name}`),
    ]),
  );
  return Object.fromEntries(
    Object.entries(values).map(([name, texts]) => [
      name,
      secrets.has(name.replace(/\.\d+\./, '.')) ? [] : texts,
    ]),
  );
}
