import { ALONG_A_BAR } from './roving-tab-index.ts';
import { useRovingTabIndex } from './use-roving-tab-index.ts';

interface SegmentedControlProps<Id extends string> {
  /** The name of the choices together. */
  readonly label: string;
  readonly choices: readonly {
    readonly id: Id;
    readonly name: string;
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
      {choices.map(({ id, name, purpose }) => (
        <button
          key={id}
          type="button"
          className="mode-switch__mode"
          title={purpose}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
