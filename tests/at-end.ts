import { afterAll } from 'vitest';

/** Takes what is to be ended with a test, as `onTestFinished` does, or with a file. */
export type AtEnd = (stop: () => void) => void;

/** Ends with the last test of a file what its tests share. Called where the file's hooks are. */
export function atEndOfFile(): AtEnd {
  const stops: (() => void)[] = [];
  afterAll(() => {
    for (const stop of stops.splice(0)) stop();
  });
  return (stop) => void stops.push(stop);
}
