import { CommandButton } from './command-button.tsx';
import type { Command } from './command-list.ts';
import { ALONG_A_BAR } from './roving-tab-index.ts';
import { useRovingTabIndex } from './use-roving-tab-index.ts';

interface SegmentedControlProps<Id extends string> {
  /** The name of the choices together. */
  readonly label: string;
  readonly choices: readonly {
    readonly id: Id;
    readonly name: string;
    readonly command: Command;
    /** Says what it is for, as a tip. */
    readonly purpose?: string;
  }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** Switches between a few choices: one stop of the Tab key, with arrow keys inside. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, choices, chosen, onChoose } = props;
  const bar = useRovingTabIndex<HTMLFieldSetElement>(ALONG_A_BAR);
  return (
    <fieldset className="mode-switch" aria-label={label} ref={bar}>
      {choices.map(({ id, name, command, purpose }) => (
        <CommandButton
          key={id}
          of={command}
          className="mode-switch__mode"
          hint={purpose ?? false}
          aria-pressed={id === chosen}
          run={() => onChoose(id)}
        >
          {name}
        </CommandButton>
      ))}
    </fieldset>
  );
}
