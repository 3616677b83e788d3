import { beforeEach, inject } from 'vitest';
import { isInRun, type DeepRun } from './is-in-run.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Provided, since Chromium has no environment. */
    readonly deepRun: DeepRun;
  }
}

/** Every deep test belongs to one shard, and whoever resumes leaves out what has passed before. */
beforeEach(({ task, skip }) => {
  if (!isInRun(task.name, inject('deepRun'))) skip();
});
