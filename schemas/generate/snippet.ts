import { flatten, follow } from './flatten.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaSet } from './read-schemas.ts';

const TYPE = 'componentType';

/**
 * Makes the snippet that the editor inserts for a schema: its required properties, each with the
 * best first value known.
 */
export function generateSnippet(schema: JsonSchema, schemas: SchemaSet): unknown {
  let tabStops = 0;

  function valueOf(each: JsonSchema): unknown {
    const [ready] = [each.const, each.default, each.examples?.[0], each.enum?.[0]].filter(isUsable);
    if (ready !== undefined) return ready;
    if (each.$ref) return valueOf(flatten(follow(each.$ref, schemas), schemas));

    switch ([each.type].flat()[0]) {
      case 'object':
        return objectOf(each);
      case 'array':
        return itemsOf(each);
      case 'boolean':
        return false;
      case 'integer':
      case 'number':
        return each.minimum ?? 0;
      default:
        tabStops += 1;
        return `$${tabStops}`;
    }
  }

  function itemsOf({ items, minItems = 0 }: JsonSchema): unknown[] {
    return items ? Array.from({ length: minItems }, () => valueOf(items)) : [];
  }

  function objectOf(each: JsonSchema): Record<string, unknown> {
    const { properties = {}, required = [], then } = each;
    // The names that are required only where something else is missing count as well: a snippet has
    // nothing else.
    const names = [...required, ...(then?.required ?? [])].toSorted(
      (left, right) => Number(right === TYPE) - Number(left === TYPE),
    );
    return Object.fromEntries(
      names.flatMap((name) => (properties[name] ? [[name, valueOf(properties[name])]] : [])),
    );
  }

  return objectOf(schema);
}

/**
 * In a snippet a dollar sign starts a place-holder, so a text with one cannot be inserted as it is.
 */
function isUsable(value: unknown): boolean {
  return value !== undefined && !JSON.stringify(value).includes('$');
}
