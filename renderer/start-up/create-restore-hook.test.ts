import { expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createRestoreHook } from './create-restore-hook.ts';

function hookedPage() {
  const host = createMemoryHost();
  const listeners = new Set<() => void>();
  const hook = createRestoreHook({
    ...host,
    onRestore(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  return { host, hook, restore: () => listeners.forEach((listener) => listener()) };
}

test('a hook is called each time that the page comes back, until it is taken out', () => {
  const { hook, restore } = hookedPage();
  const calls: string[] = [];
  const unhook = hook.hook(() => calls.push('back'));

  restore();
  restore();
  unhook();
  restore();

  expect(calls).toEqual(['back', 'back']);
});

test('ST-016 a second hook warns, and the first one stays', () => {
  const { host, hook, restore } = hookedPage();
  const calls: string[] = [];
  hook.hook(() => calls.push('first'));
  expect(host.messages).toEqual([]);

  const unhookSecond = hook.hook(() => calls.push('second'));
  unhookSecond();
  restore();

  expect(calls).toEqual(['first']);
  expect(host.messages).toEqual([
    { level: 'warn', text: "Hooking to BFCache when there's another hook in place" },
  ]);
});

test('once the first is out, another may hook in without a warning', () => {
  const { host, hook, restore } = hookedPage();
  const calls: string[] = [];

  const unhook = hook.hook(() => calls.push('first'));
  unhook();
  hook.hook(() => calls.push('second'));
  unhook();
  restore();

  expect(calls).toEqual(['second']);
  expect(host.messages).toEqual([]);
});

test('after dispose nothing is called', () => {
  const { hook, restore } = hookedPage();
  const calls: string[] = [];
  hook.hook(() => calls.push('back'));

  hook.dispose();
  restore();

  expect(calls).toEqual([]);
});
