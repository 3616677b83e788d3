import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { PlaygroundContext } from '../context/playground-context.ts';
import { translatorFor } from '../environment/messages.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { createPlaygroundStore } from '../state/store.ts';
import { CommandButton } from './command-button.tsx';
import { COMMANDS } from './command-list.ts';
import { CommandContext, createCommandRegistry } from './command-registry.ts';
import { LatePart } from './late-part.tsx';

const commands = [COMMANDS.newVariant, COMMANDS.compare];

/** A part of the window that has not come, with the way to let it come, and its commands. */
function openLatePart() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  const load = () => promise;
  const registry = createCommandRegistry();
  const run = vi.fn<(command: string) => void>();
  const Part = () =>
    commands.map((command) => (
      <CommandButton key={command.id} of={command} run={() => run(command.id)} />
    ));
  const store = createPlaygroundStore({
    source: { list: async () => [], load: async () => undefined },
    loadChecks: () => new Promise<never>(() => {}),
    now: () => 0,
  });
  const context = { store, environment: sampleEnvironment(), t: translatorFor('en-GB') };
  render(
    <PlaygroundContext value={context}>
      <CommandContext value={registry}>
        <LatePart load={load} commands={commands}>
          {(Loaded) => <Loaded />}
        </LatePart>
      </CommandContext>
    </PlaygroundContext>,
  );
  return {
    run,
    find: registry.find,
    come: () => act(async () => resolve(Part)),
    fail: () => act(async () => reject(new Error('The chunk has not come'))),
  };
}

test('a command of a part that has not come runs once it has, and runs once', async () => {
  const { find, run, come } = openLatePart();

  find('newVariant')?.run();
  const before = run.mock.calls.length;
  await come();

  expect(before).toBe(0);
  expect(run.mock.calls).toEqual([['newVariant']]);
  find('compare')?.run();
  expect(run).toHaveBeenLastCalledWith('compare');
});

test('a part that does not come says so, also as the reason why its commands do not run', async () => {
  const { find, run, fail } = openLatePart();

  find('newVariant')?.run();
  await fail();

  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded.');
  expect(find('newVariant')?.refusal).toBe('partNotLoaded');
  expect(run).not.toHaveBeenCalled();
});
