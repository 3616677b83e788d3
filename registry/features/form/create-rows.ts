import type { FormFieldConfig, FormMemberConfig } from '#schemas/generated/features/form.ts';
import { createGroup } from '../../kit/form/index.ts';
import type { Group } from '../../kit/form/create-group.ts';
import {
  createConfiguredField,
  type ConfiguredFormOptions,
  type FieldOfForm,
} from './create-configured-field.ts';
import { watchConditions, type FieldConditions } from './watch-conditions.ts';

/** A field with what its configuration says of its control. The name of its state is its path. */
export interface ConfiguredField {
  readonly config: FormFieldConfig;
  readonly field: FieldOfForm;
}

/** One time that the fields of a group are filled in. */
export interface Row {
  /** Stays the same wherever the row moves to. */
  readonly key: number;
  readonly group: Group;
  readonly members: readonly ConfiguredField[];
  readonly conditions: FieldConditions;
}

/** The rows of a group: exactly one where it cannot be filled in several times. */
export interface Rows {
  readonly isRepeated: boolean;
  readonly min: number;
  readonly max: number;
  readonly getState: () => readonly Row[];
  /** Calls the listener after rows have come or gone. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds an empty row at the end, and gives nothing where there is no room for one. */
  readonly add: () => Row | undefined;
  /** Takes a row out and numbers the others anew, unless there have to be as many. */
  readonly remove: (row: Row) => void;
  /** Adds or takes out rows at the end until there are that many, or as near as is allowed. */
  readonly resize: (count: number) => void;
  /** Makes a row that is none of the form's, at a place behind them. */
  readonly createSpare: (index: number) => Row;
}

/**
 * Makes the rows of a group of fields. The fields of the first of several are called
 * `holders.0.name`, so that a browser without script sends each under a name of its own; those of a
 * group that is filled in once `address.city`.
 */
export function createRows(config: FormMemberConfig, options: ConfiguredFormOptions): Rows {
  const { maxRows, minRows = 1 } = config;
  const isRepeated = maxRows !== undefined;
  const [min, max] = isRepeated ? [Math.min(minRows, maxRows), maxRows] : [1, 1];
  const listeners = new Set<() => void>();
  let rows: readonly Row[] = [];
  let count = 0;

  const createNext = (index: number): Row => {
    count += 1;
    return { key: count, ...createRow(config, index, options) };
  };
  const change = (next: readonly Row[]) => {
    rows = next;
    rows.forEach((row, index) => numberRow(row, config, index));
    for (const listener of Array.from(listeners)) listener();
  };
  const resize = (wanted: number) => {
    const length = Math.max(min, Math.min(max, wanted));
    if (length === rows.length) return;
    const more = Array.from({ length: Math.max(0, length - rows.length) }, (_, index) =>
      createNext(rows.length + index),
    );
    change([...rows.slice(0, length), ...more]);
  };
  resize(min);

  return {
    isRepeated,
    min,
    max,
    getState: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add() {
      if (rows.length >= max) return undefined;
      resize(rows.length + 1);
      return rows.at(-1);
    },
    remove(row) {
      if (rows.length > min) change(rows.filter((one) => one !== row));
    },
    resize,
    createSpare: createNext,
  };
}

function createRow(
  config: FormMemberConfig,
  index: number,
  options: ConfiguredFormOptions,
): Omit<Row, 'key'> {
  const { name, maxRows, helpText, fields = [] } = config;
  const isRepeated = maxRows !== undefined;
  const group = createGroup({
    name: isRepeated ? `${name}[]` : name,
    label: describeRow(config, index),
    ...(helpText !== undefined && !isRepeated && { helpText }),
  });
  const members = fields
    .filter(({ type }) => type !== 'group')
    .map((own) => ({
      config: own,
      field: createConfiguredField({ ...own, name: toPath(config, index, own.name) }, options),
    }));
  return { group, members, conditions: watchConditions(group, members) };
}

/** Gives a row the label, and its fields the paths, of its place. */
function numberRow({ group, members }: Row, config: FormMemberConfig, index: number): void {
  group.setLabel(describeRow(config, index));
  for (const { config: own, field } of members) field.rename(toPath(config, index, own.name));
}

function toPath({ name, maxRows }: FormMemberConfig, index: number, own: string): string {
  return maxRows === undefined ? `${name}.${own}` : `${name}.${index}.${own}`;
}

/** Says which row it is: with its number, where there may be several. */
function describeRow({ label, rowLabel = label, maxRows }: FormMemberConfig, index: number) {
  return maxRows === undefined ? label : `${rowLabel} ${index + 1}`;
}
