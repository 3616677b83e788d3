import { limitTime, type Host } from '../../host/index.ts';
import type { AssetFile } from './asset-address.ts';
import { AssetError } from './asset-error.ts';

/** How long a module may take until its element is defined, in milliseconds. */
export const MODULE_LIMIT_MS = 15_000;

/** Says which class of which module an element is. */
interface ElementSource {
  readonly tag: string;
  readonly address: string;
  /** The name of the export; left out for the default one. */
  readonly export?: string | undefined;
  readonly integrity?: string | undefined;
  /** The files that the module imports. */
  readonly imports?: readonly AssetFile[];
}

export interface Definitions {
  /**
   * Resolves with the class of an element once it is defined under its tag. A module is asked for
   * once, however many wait for it, and again after a failure. Rejects where it does not come in
   * time, exports no class, or the tag belongs to another class.
   */
  readonly define: (source: ElementSource) => Promise<CustomElementConstructor>;
}

type DefinitionHost = Pick<Host, 'after' | 'importModule' | 'customElements'>;

interface Definition {
  readonly source: ElementSource;
  readonly loading: Promise<CustomElementConstructor>;
}

/** Makes what defines elements of modules, once for each tag. */
export function createDefinitions(host: DefinitionHost): Definitions {
  const byTag = new Map<string, Definition>();

  return {
    define(source) {
      const before = byTag.get(source.tag);
      if (before && isSame(before.source, source)) return before.loading;
      if (before) return Promise.reject(taken(source, describe(before.source)));
      const loading = load(source, host);
      byTag.set(source.tag, { source, loading });
      // A later call may have more luck: a browser asks anew for what did not arrive.
      loading.catch(() => byTag.delete(source.tag));
      return loading;
    },
  };
}

/** One try: a browser cannot end an import, but nobody waits for it any longer. */
function load(source: ElementSource, host: DefinitionHost): Promise<CustomElementConstructor> {
  return limitTime(host, { limitMs: MODULE_LIMIT_MS }, async (signal) => {
    const { address, integrity, imports, export: name } = source;
    if (!host.importModule) throw new Error('This host imports no modules.');
    const module = await host.importModule(
      { url: address, integrity, imports, signal },
      { limitMs: MODULE_LIMIT_MS },
    );
    const element = findExport(module, { name, address });
    if (!signal.aborted) define(source, element, host);
    return element;
  });
}

function define(
  source: ElementSource,
  element: CustomElementConstructor,
  { customElements }: DefinitionHost,
): void {
  const registry = customElements?.();
  if (!registry) throw new Error('This browser has no registry of custom elements.');
  // A module may have defined its class by itself.
  const defined = registry.get(source.tag);
  if (defined === element) return;
  if (defined) throw taken(source, `the class ${defined.name}`);
  registry.define(source.tag, element);
}

function isSame(one: ElementSource, other: ElementSource): boolean {
  return one.address === other.address && one.export === other.export;
}

function describe({ address, export: name = 'default' }: ElementSource): string {
  return `the export ${name} of ${address}`;
}

function taken(source: ElementSource, owner: string): AssetError {
  return new AssetError(
    'taken-tag',
    `The tag ${source.tag} belongs to ${owner}. It cannot be that of ${describe(source)}: give one of the two another tag.`,
  );
}

/**
 * Describes what is asked of a module: the export's name, or nothing for its default export.
 * `address` is for messages.
 */
interface ExportQuery {
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
  const defined = module[name ?? 'default'];
  if (isClass(defined)) return defined;
  throw new AssetError(
    'non-class-export',
    `The ${name === undefined ? 'default export' : `export ${name}`} of the module ${address} is not a class, but of the type ${typeof defined}.`,
  );
}

/**
 * Returns true for a class. Only its source tells it from another function. Nothing tells that it
 * is a class of elements before one is made.
 */
function isClass(value: unknown): value is CustomElementConstructor {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}
