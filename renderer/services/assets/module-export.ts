import { AssetError } from './asset-error.ts';

/**
 * Describes what is asked of a module: the export's name, or nothing for its default export.
 * `address` is for messages.
 */
export interface ExportQuery {
  readonly name?: string | undefined;
  readonly address: string;
}

/**
 * The class that a loaded module exports for an asset. Throws an AssetError where there is none.
 */
export function findExport(
  module: Readonly<Record<string, unknown>>,
  { name, address }: ExportQuery,
): CustomElementConstructor {
  if (name !== undefined && !Object.hasOwn(module, name)) {
    throw new AssetError(
      'missing-named-export',
      `The module ${address} has no export with the name ${name}. It has: ${Object.keys(module).join(', ') || 'none'}.`,
    );
  }
  if (name === undefined && !Object.hasOwn(module, 'default')) {
    throw new AssetError(
      'missing-default-export',
      `The module ${address} has no default export. Name one of its exports in "export": ${Object.keys(module).join(', ') || 'it has none'}.`,
    );
  }
  const found = module[name ?? 'default'];
  if (isClass(found)) return found;
  throw new AssetError(
    'non-class-export',
    `The ${name === undefined ? 'default export' : `export ${name}`} of the module ${address} is not a class, but of the type ${typeof found}.`,
  );
}

/**
 * Returns true for a class. Only its source tells it from another function. Nothing tells that it
 * is a class of elements before one is made.
 */
function isClass(value: unknown): value is CustomElementConstructor {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}
