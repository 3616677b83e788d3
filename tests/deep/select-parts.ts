import { targetOf, type SourceFile } from '../architecture/source-files.ts';
import { isInShard } from './is-in-run.ts';

/** The files of a deep run, which is made in three parts. */
export interface DeepParts {
  /**
   * Lists the tests that go over all of a list, or go on for long: each test by itself belongs to a
   * shard.
   */
  readonly sweeps: readonly string[];
  /**
   * Lists the tests of components in Chromium. Like those that follow they belong to a shard with
   * all of their tests.
   */
  readonly components: readonly string[];
  /**
   * Lists the files of the site and of Chromium with tests that are tagged as deep, where no sweep
   * runs all of the file.
   */
  readonly tagged: readonly string[];
}

const IS_SWEEP = /^tests\/deep\/.*\.deep\.test\.ts$|(?<!\.browser)\.deep\.test\.ts$/;
const IS_COMPONENT = /\.browser\.deep\.test\.tsx?$/;
const CAN_BE_TAGGED = /\.(?:site|browser)\.test\.tsx?$/;
const IS_TAGGED = /\['deep'\]|\btestFirst\(/;

/** Selects the files of a shard such as `2/8`. */
export function selectParts(files: readonly SourceFile[], shard: string): DeepParts {
  const pathsOf = (isWanted: (file: SourceFile) => boolean) =>
    files.filter(isWanted).map(({ path }) => path);
  const isSwept = new Set(
    files
      .filter(({ path }) => IS_SWEEP.test(path))
      .flatMap((file) => file.imports.map((one) => targetOf(file, one))),
  );
  return {
    sweeps: pathsOf(({ path }) => IS_SWEEP.test(path)),
    components: pathsOf(
      ({ path }) => IS_COMPONENT.test(path) && !IS_SWEEP.test(path) && isInShard(path, shard),
    ),
    tagged: pathsOf(
      ({ path, text }) =>
        CAN_BE_TAGGED.test(path) &&
        IS_TAGGED.test(text) &&
        !isSwept.has(path) &&
        isInShard(path, shard),
    ),
  };
}
