import { beforeEach } from 'vitest';
import { isInThisRun } from './units.ts';

/** Every deep test belongs to one shard, and whoever resumes leaves out what has passed before. */
beforeEach(({ task, skip }) => {
  if (!isInThisRun(task.name)) skip();
});
