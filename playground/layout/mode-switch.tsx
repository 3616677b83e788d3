import { usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { MODES, type Mode } from './mode.ts';
import { ALONG_A_BAR } from './roving-tab-index.ts';
import { useRovingTabIndex } from './use-roving-tab-index.ts';

const PURPOSES: Readonly<Record<Mode, MessageKey>> = {
  write: 'modeWrite',
  code: 'modeCode',
  test: 'modeTest',
};

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChoose: (mode: Mode) => void;
}

/** Switches between the modes of the window: one stop of the Tab key, with arrow keys inside. */
export function ModeSwitch({ mode, onChoose }: ModeSwitchProps) {
  const { t } = usePlaygroundContext();
  const bar = useRovingTabIndex<HTMLFieldSetElement>(ALONG_A_BAR);
  return (
    <fieldset className="mode-switch" aria-label={t('modes')} ref={bar}>
      {MODES.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="mode-switch__mode"
          title={t(PURPOSES[id])}
          aria-pressed={id === mode}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
