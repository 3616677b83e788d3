import { applyEdits, modify } from 'jsonc-parser';
import type { ModuleFeature } from '#renderer/asset-files';
import { computeIntegrity, hasIntegrity, type Bytes } from './digest.ts';

/** The bytes of a module, and of the files that it imports by their paths below its folder. */
export interface ModuleFiles {
  readonly module: Bytes;
  readonly imports: ReadonlyMap<string, Bytes>;
}

type Digests = Pick<ModuleFeature['asset'], 'integrity' | 'imports'>;

/** The members of an asset that hold the digests of these files. */
export function toDigests({ module, imports }: ModuleFiles): Digests {
  const listed = [...imports].map(([file, bytes]) => ({
    file,
    integrity: computeIntegrity(bytes),
  }));
  return { integrity: computeIntegrity(module), ...(listed.length > 0 && { imports: listed }) };
}

/**
 * Says in sentences how the files differ from the digests that an asset has; none if they do not.
 */
export function compareFiles(
  { integrity, imports: listed = [] }: Digests,
  { module, imports }: ModuleFiles,
): readonly string[] {
  const known = new Map(listed.map((each) => [each.file, each.integrity]));
  const surplus = [...known.keys()].filter((file) => !imports.has(file));
  return [
    ...compare('The module', module, integrity),
    ...[...imports].flatMap(([file, bytes]) => compare(file, bytes, known.get(file))),
    ...surplus.map((file) => `${file} is listed, and nothing imports it.`),
  ];
}

function compare(what: string, bytes: Bytes, integrity: string | undefined): readonly string[] {
  if (integrity === undefined) return [`${what} has no digest.`];
  return hasIntegrity(bytes, integrity) ? [] : [`${what} has other bytes than its digest says.`];
}

interface ModuleReport extends Pick<ModuleFeature, 'pointer' | 'asset'> {
  readonly digests: Digests;
  readonly differences: readonly string[];
}

/**
 * The text of an experience with the digests of those modules that differ from it; the rest of it
 * stays as it is written.
 */
export function writeIntegrity(text: string, reports: readonly ModuleReport[]): string {
  return reports
    .filter(({ differences }) => differences.length > 0)
    .reduce((written, { pointer, asset, digests }) => {
      const { integrity: _integrity, imports: _imports, ...rest } = asset;
      const path = [...pointer.slice(1).split('/').map(toSegment), 'asset'];
      const edits = modify(written, path, { ...rest, ...digests }, FORMATTED);
      return applyEdits(written, edits);
    }, text);
}

const FORMATTED = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

function toSegment(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}
