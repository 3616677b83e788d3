import type { FileToSave, Refused } from './create-save-client.ts';

/** Files to save over what the disk has now, as far as the person has been told of it. */
export function attachVersions(
  files: readonly FileToSave[],
  present: Refused['present'],
): readonly FileToSave[] {
  const versions = new Map(present.map(({ path, version = null }) => [path, version]));
  return files.map((file) => {
    const version = versions.get(file.path);
    return version === undefined ? file : { ...file, version };
  });
}
