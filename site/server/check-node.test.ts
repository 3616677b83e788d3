import { expect, test } from 'vitest';
import { checkNode } from './run-command.ts';

test.each(['22.22.0', '24.0.0', '25.1.0'])('a server starts on Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['20.20.2', '22.21.9', '23.11.0', '18'])('a server refuses Node %s', (version) => {
  expect(() => checkNode(version)).toThrow(
    `This is Node ${version}. Use Node 22.22 or 24 and later`,
  );
});
