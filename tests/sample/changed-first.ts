import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { generatedFiles, sourceFiles } from '../architecture/source-files.ts';
import { findChange } from './changed-files.ts';
import { selectTests } from './select-tests.ts';

/** So few end before it is known which of them come first, for which all sources are parsed. */
const FEW = 100;

/**
 * Runs the test files that a change touches before all others, so that what it broke is known
 * first.
 */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    if (files.length <= FEW) return sorted;

    const { files: changed } = findChange(process.env['TEST_BASE']);
    const touched = new Set(selectTests(changed, [...sourceFiles(), ...generatedFiles()]));
    const isTouched = ({ moduleId }: TestSpecification) =>
      touched.has(relative(this.ctx.config.root, moduleId));
    return [...sorted.filter(isTouched), ...sorted.filter((file) => !isTouched(file))];
  }
}
