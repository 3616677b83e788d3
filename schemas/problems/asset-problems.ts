import { cut, describeFoundValue, MAX_NAME_LENGTH } from './phrases.ts';
import type { Problem } from './problem.ts';

/** Lists the properties that an asset of a CDN host needs, all of them together. */
export const ASSET_NEEDS = ['package', 'version', 'file'] as const;

/** An asset names neither a module nor a tag. `pointer` leads to the asset. */
export function missingAssetProperty(missing: readonly string[], pointer: string): Problem {
  return {
    code: 'missing-asset-property',
    severity: 'error',
    pointer,
    message: `Missing asset property: ${missing.join(', ')}. An asset has package, version and file, or a tag.`,
    fix: `Add ${missing.map((name) => `"${name}"`).join(', ')}, or a "tag" that the registry has.`,
    expected: 'package, version and file, or tag',
  };
}

/**
 * The asset of a feature is a module of which nobody has said what bytes it has. `pointer` leads to
 * the member that is missing.
 */
export function missingIntegrity(feature: string, pointer: string): Problem {
  return {
    code: 'missing-integrity',
    severity: 'error',
    pointer,
    message: `Missing integrity of an asset: ${cut(feature, MAX_NAME_LENGTH)}. A production server does not start without the digests of its files.`,
    fix: 'Run npm run assets -- --integrity, which writes them.',
    expected: '"integrity"',
  };
}

/**
 * An asset takes a component of the registry that the registry does not have. `pointer` leads to
 * its tag.
 */
export function unregisteredTag(tag: string, pointer: string, known: readonly string[]): Problem {
  const list = known.toSorted().join(', ');
  return {
    code: 'unregistered-tag',
    severity: 'error',
    pointer,
    message: `No component registered in integrated dependency with tag ${cut(tag, MAX_NAME_LENGTH)}`,
    fix: `${list ? `Use one of: ${list}; or` : 'Or'} give package, version and file of a module, without "local".`,
    found: describeFoundValue(tag),
    ...(list && { expected: `one of: ${list}` }),
  };
}

/**
 * A property of an element that every element has: a page must not write markup or handlers by it.
 */
export function refusedElementProperty(name: string, pointer: string): Problem {
  return {
    code: 'refused-element-property',
    severity: 'error',
    pointer,
    message: `Refused property of an element: ${cut(name, MAX_NAME_LENGTH)}. Every HTML element has it.`,
    fix: 'Give it a name of its own in the element and here, such as loanTitle in place of title.',
    found: describeFoundValue(name),
  };
}
