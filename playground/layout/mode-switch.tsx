import { usePlaygroundContext } from '../context/playground-context.ts';
import { MODES, type Mode } from './mode.ts';

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChoose: (mode: Mode) => void;
}

/** Switches between the modes of the window. */
export function ModeSwitch({ mode, onChoose }: ModeSwitchProps) {
  const { t } = usePlaygroundContext();
  return (
    <fieldset className="mode-switch" aria-label={t('modes')}>
      {MODES.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="mode-switch__mode"
          title={t(id === 'write' ? 'modeWrite' : 'modeCode')}
          aria-pressed={id === mode}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
