import type { Shape } from '#schemas/check-module.ts';
import type { SchemaWords } from '../../environment/schema-words.ts';
import { toLabel } from '../../environment/to-label.ts';
import type { FormSchema } from '../../state/fixes/form-schema.ts';

/** A place in a component, as a form shows it. */
export interface Field {
  /** The member's name, or nothing for an item of a list. */
  readonly name: string;
  readonly label: string;
  /** The description from its schema. */
  readonly help: string;
  readonly control: Control;
  readonly schema: FormSchema;
  readonly shape: Shape;
}

/** The control with which a value is filled in. */
export type Control =
  /** Read aloud or looked at by people: it may be long, and may name macros. */
  | { readonly type: 'prose'; readonly isRich: boolean; readonly maxLength?: number }
  /** A name, an address, an icon. */
  | {
      readonly type: 'text';
      readonly isUrl: boolean;
      readonly maxLength?: number;
      /** The picker that finds one of the known values. */
      readonly picker?: PickerName;
    }
  | { readonly type: 'number'; readonly isWhole: boolean }
  | { readonly type: 'choice'; readonly choices: readonly Choice[]; readonly isShort: boolean }
  | { readonly type: 'boolean' }
  | { readonly type: 'text-or-boolean' }
  /** A member that can have one value only. */
  | { readonly type: 'constant' }
  | { readonly type: 'object' }
  | { readonly type: 'image' }
  | { readonly type: 'list'; readonly maxItems?: number }
  /** A component with a form of its own. */
  | { readonly type: 'component' }
  /** A value that no other control can show, as JSON. */
  | { readonly type: 'json' };

export type Choice = string | number;

export type PickerName = 'picture' | 'link' | 'icon';

// So many words of a list stand side by side in the width of a field.
const MAX_SEGMENTS = 4;
const MAX_SEGMENT_CHARACTERS = 24;
const ADDRESSES: ReadonlySet<Shape['kind']> = new Set(['url', 'image-url', 'video-url']);
const PICKERS: Partial<Record<string, PickerName>> = {
  'image-url': 'picture',
  url: 'link',
  icon: 'icon',
};
const PROSE: ReadonlySet<Shape['kind']> = new Set(['text', 'noted-text', 'rich-text']);

/** The field for a value of a schema. */
export function toField(name: string, schema: FormSchema, shape: Shape): Field {
  const control = controlOf(schema, shape);
  return { name, label: toLabel(name), help: schema.description ?? '', control, schema, shape };
}

/**
 * A field in the words of a language, which decide as well if its choices stand side by side. Those
 * of its schema are English.
 */
export function translateField(field: Field, words: SchemaWords): Field {
  const { name, help, control } = field;
  return {
    ...field,
    label: words.nameMember(name),
    help: words.translate(help),
    control: control.type === 'choice' ? choiceOf(control.choices, words.nameValue) : control,
  };
}

/** Returns true if a field holds others, and so has a section of the form to itself. */
export function isSection({ control }: Field): boolean {
  return ['object', 'image', 'list', 'component'].includes(control.type);
}

/** The field for the member of an object. That of an image has no picker: the image has one. */
export function toMember(name: string, schema: FormSchema, { kind, properties }: Shape): Field {
  const field = toField(name, schema, properties?.[name] ?? {});
  const { control } = field;
  if (kind !== 'image' || control.type !== 'text') return field;
  const { picker: _picker, ...rest } = control;
  return { ...field, control: rest };
}

function controlOf(schema: FormSchema, shape: Shape): Control {
  const { kind } = shape;
  if (kind === 'component') return { type: 'component' };
  if (kind === 'image') return { type: 'image' };
  if ('const' in schema) return { type: 'constant' };
  if (schema.enum) return choiceOf(schema.enum);
  switch (schema.type) {
    case 'string':
      return { ...textOf(shape), ...(schema.maxLength && { maxLength: schema.maxLength }) };
    case 'number':
    case 'integer':
      return { type: 'number', isWhole: schema.type === 'integer' };
    case 'boolean':
      return { type: 'boolean' };
    case 'object':
      return { type: 'object' };
    case 'array':
      return { type: 'list', ...(schema.maxItems && { maxItems: schema.maxItems }) };
    default:
      return { type: isTextOrBoolean(schema.type) ? 'text-or-boolean' : 'json' };
  }
}

function textOf({ kind, address }: Shape): Extract<Control, { type: 'prose' | 'text' }> {
  return PROSE.has(kind)
    ? { type: 'prose', isRich: kind === 'rich-text' }
    : {
        type: 'text',
        isUrl: ADDRESSES.has(kind),
        // The pages that exist do not tell which addresses the configuration may hold.
        ...(kind && !address && PICKERS[kind] && { picker: PICKERS[kind] }),
      };
}

function choiceOf(
  values: readonly unknown[],
  nameValue: SchemaWords['nameValue'] = (value) => value,
): Control {
  const choices = values.filter((each) => typeof each === 'string' || typeof each === 'number');
  if (choices.length < values.length) return { type: 'json' };
  const texts = choices.map((each) => nameValue(String(each)));
  const isShort = texts.length <= MAX_SEGMENTS && texts.join('').length <= MAX_SEGMENT_CHARACTERS;
  return { type: 'choice', choices, isShort };
}

function isTextOrBoolean(type: FormSchema['type']): boolean {
  return (
    Array.isArray(type) &&
    type.length === 2 &&
    ['string', 'boolean'].every((each) => type.includes(each))
  );
}
