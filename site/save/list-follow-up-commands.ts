import type { SavedFile } from './save-files.ts';

const SCENARIO = /^scenarios\/(.+)\.json$/;
/** A scenario may show these, with a patch that no longer fits. */
const SHOWN = /^(?:pages|headers|cards|blocks)\//;

/** The commands to run before what was saved is handed in. */
export function listFollowUpCommands(files: readonly SavedFile[]): string[] {
  const own = files.map(({ path }) => `fixtures/${path}`);
  const isShown = files.some(({ path }) => SHOWN.test(path));
  const named = isShown ? [...own, 'fixtures/scenarios'] : own;
  const ids = files.flatMap(({ path }) => SCENARIO.exec(path)?.slice(1) ?? []);
  const [id] = ids;
  // What a page or a macro says may show in many scenarios; a new scenario shows in its own.
  const isOne = ids.length === 1 && files.every(({ isNew }) => isNew);
  const only = isOne ? ` --only ${id}` : '';
  return [
    `npm run validate -- ${named.join(' ')}`,
    `npm run digest -- --update${only} --because "<why>"`,
  ];
}
