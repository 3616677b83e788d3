import { useContext, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { KeyCommand } from './command-button.tsx';
import type { Command } from './command-list.ts';
import { CommandContext } from './command-registry.ts';
import { LoadFailure } from './load-failure.tsx';
import { runAction } from './open-region.ts';
import { useLoaded } from './use-loaded.ts';

interface LatePartProps<Props> {
  /** Loads the component; it stays the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
  /** Stands there until the part does. */
  readonly waiting?: ReactNode;
  /** The commands of the part. The one that is asked for before it is there runs once it is. */
  readonly commands?: readonly Command[];
}

const NO_COMMANDS: readonly Command[] = [];

/** A part of the window whose files come once it is wanted, and that says so where they do not. */
export function LatePart<Props>(props: LatePartProps<Props>) {
  const { load, children, waiting, commands = NO_COMMANDS } = props;
  const { t } = usePlaygroundContext();
  const registry = useContext(CommandContext);
  const { data: Part, hasFailed } = useLoaded(load);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (Part && wanted.current !== undefined) runAction(registry.find(wanted.current));
  }, [Part, registry]);
  if (Part) return children(Part);
  return (
    <>
      {commands.map((command) => (
        <KeyCommand
          key={command.id}
          of={command}
          refusal={hasFailed ? 'partNotLoaded' : undefined}
          run={() => (wanted.current = command.id)}
        />
      ))}
      {hasFailed ? <LoadFailure text={t('partNotLoaded')} /> : waiting}
    </>
  );
}
