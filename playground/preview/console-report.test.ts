import { expect, test } from 'vitest';
import type { LoggedMessage } from '../environment/collect-messages.ts';
import { createConsoleReport } from './console-report.ts';

test('messages that come together are posted once, and later ones again', () => {
  const messages: LoggedMessage[] = [];
  const posted: number[] = [];
  const tasks: (() => void)[] = [];
  const report = createConsoleReport({
    read: () => messages,
    post: (message) => posted.push(message.messages.length),
    later: (task) => void tasks.push(task),
  });
  const say = (text: string) => {
    messages.push({ time: 1, level: 'error', text, count: 1 });
    report();
  };

  say('one');
  say('two');
  tasks.splice(0).forEach((task) => task());
  say('three');
  tasks.splice(0).forEach((task) => task());

  expect(posted).toEqual([2, 3]);
});
