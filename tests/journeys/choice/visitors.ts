import { readdirSync, readFileSync } from 'node:fs';
import type { Experiment, ExperimentList } from '#schemas/generated/experiment-list.ts';

/** The levels of consent, and of whoever has not chosen yet. */
const LEVELS = ['none', 'basic', 'personal', 'complete'] as const;
const SESSIONS = ['anonymous', 'signed-in'] as const;

export type Level = (typeof LEVELS)[number];
export type Session = (typeof SESSIONS)[number];

/** One kind of visitor on one page under an experiment, which has a segment and a language. */
export interface ChoiceVisitor {
  readonly experiment: Experiment;
  readonly level: Level;
  readonly session: Session;
  /** The variant that the visitor's cookie has; undefined for who is new. */
  readonly variant: string | undefined;
}

const FOLDER = 'fixtures/experiment-list';

/** The experiments of the fixtures that run. */
const EXPERIMENTS: readonly Experiment[] = readdirSync(FOLDER)
  .filter((name) => /^[^.]+\.json$/.test(name))
  .flatMap((name) => {
    const list = JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as ExperimentList;
    return list.experiments.filter(({ ended }) => !ended);
  });

/** Lists each pair of language and segment in which a page is under an experiment. */
export const PLACES = EXPERIMENTS.map(({ experimentUrl }) =>
  experimentUrl.split('/').slice(1, 3).join(' '),
);

/** Every kind of visitor: variant x segment x locale x level of consent x session. */
export const VISITORS: readonly ChoiceVisitor[] = EXPERIMENTS.flatMap((experiment) =>
  [undefined, ...experiment.variants.map(({ variant }) => variant)].flatMap((variant) =>
    LEVELS.flatMap((level) => SESSIONS.map((session) => ({ experiment, variant, level, session }))),
  ),
);

/** Says who it is, for the report of a test. */
export function describeVisitor({ experiment, variant, level, session }: ChoiceVisitor): string {
  return `${experiment.experimentUrl} ${variant ?? 'new'} ${level} ${session}`;
}
