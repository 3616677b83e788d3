import { readTolerantly } from '#renderer/server';
import { checkAddresses } from '#schemas/check-addresses.ts';
import * as experimentList from '#schemas/generated/experiment-list.check.ts';
import type { Experiment, ExperimentList } from '#schemas/generated/experiment-list.ts';

export interface ReadExperimentList {
  readonly experiments: readonly Experiment[];
  /** JSON pointers to what makes experiments wrong; those are left out. */
  readonly wrong: readonly string[];
}

/** A site has no more experiments, by the schema of the list; what comes later is left out. */
const MAX_EXPERIMENTS = 500;

/**
 * Reads the list of experiments, one by one: one that is wrong is left out. A property that only a
 * newer service would send is no mistake. Throws where there is no list at all.
 */
export function readExperimentList(answer: object): ReadExperimentList {
  const listed: unknown = 'experiments' in answer ? answer.experiments : undefined;
  if (!Array.isArray(listed)) throw new TypeError('The answer has no list "experiments".');
  const wrong = listed.length > MAX_EXPERIMENTS ? [`/experiments/${MAX_EXPERIMENTS}`] : [];
  const experiments = listed.slice(0, MAX_EXPERIMENTS).flatMap((item: unknown, index) => {
    // As a list of one: the check is made for the whole answer.
    const read = readTolerantly<ExperimentList>(experimentList, { experiments: [item] });
    const value = read.ok ? read.value : undefined;
    const problems = read.ok ? checkAddresses(value, experimentList.shape) : read.problems;
    if (value && problems.length === 0) return value.experiments;
    const pointer = problems[0]?.pointer ?? '';
    wrong.push(pointer.replace('/experiments/0', `/experiments/${index}`));
    return [];
  });
  return { experiments, wrong };
}
