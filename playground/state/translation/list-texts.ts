import type { CheckModule, Shape, ValueKind } from '#schemas/check-module.ts';
import { getComponentType } from '#schemas/components.ts';
import { replacePlaceholders } from '#schemas/content/placeholders.ts';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';

/** A text of a page that visitors or search engines read. */
export interface PageText {
  readonly pointer: string;
  readonly text: string;
}

const READ: ReadonlySet<ValueKind | undefined> = new Set(['text', 'noted-text', 'rich-text']);
const META_TEXTS = ['title', 'description'];

/**
 * Lists the texts of a page that differ between languages, in the order written. Alternative texts
 * of pictures stand side by side in all languages, and a text of figures or macros alone says the
 * same in each.
 */
export function listTexts(page: unknown, known: KnownChecks): readonly PageText[] {
  const texts: PageText[] = [];
  const add = (text: unknown, pointer: string) => {
    if (typeof text === 'string' && hasWords(text)) texts.push({ pointer, text });
  };
  const visit = (value: unknown, shape: Shape | undefined, pointer: string): void => {
    if (shape?.kind === 'component') visitMembers(value, shapeOf(value, known), pointer);
    else if (READ.has(shape?.kind)) add(value, pointer);
    else visitMembers(value, shape, pointer);
  };
  const visitMembers = (value: unknown, shape: Shape | undefined, pointer: string): void => {
    if (Array.isArray(value)) {
      value.forEach((item, index) => visit(item, shape?.items, appendPointer(pointer, index)));
    } else if (isRecord(value)) {
      for (const [name, member] of Object.entries(value)) {
        visit(member, memberOf(shape, name), appendPointer(pointer, name));
      }
    }
  };
  const data = isRecord(page) ? page['data'] : undefined;
  const meta = isRecord(data) ? data['meta'] : undefined;
  if (isRecord(meta)) META_TEXTS.forEach((name) => add(meta[name], `/data/meta/${name}`));
  visit(page, known.byId.get(PAGE_ID)?.shape, '');
  return texts;
}

function shapeOf(component: unknown, { components }: KnownChecks): Shape | undefined {
  const module: CheckModule | undefined = components.get(getComponentType(component) ?? '');
  return module?.shape;
}

function memberOf({ properties = {}, values }: Shape = {}, name: string): Shape | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : values;
}

/** Returns true if a text says anything that is not the same in every language. */
function hasWords(text: string): boolean {
  const read = replacePlaceholders(text, () => '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ');
  return /\p{Letter}/u.test(read);
}
