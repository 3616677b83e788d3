import { usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { createModeCommand } from './command-list.ts';
import { MODES, type Mode } from './mode.ts';
import { SegmentedControl } from './segmented-control.tsx';

const PURPOSES: Readonly<Record<Mode, MessageKey>> = {
  write: 'modeWrite',
  code: 'modeCode',
  test: 'modeTest',
};

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChoose: (mode: Mode) => void;
}

/** Switches between the modes of the window. */
export function ModeSwitch({ mode, onChoose }: ModeSwitchProps) {
  const { t } = usePlaygroundContext();
  const choices = MODES.map((each) => ({
    ...each,
    command: createModeCommand(each.id),
    purpose: t(PURPOSES[each.id]),
  }));
  return (
    <SegmentedControl label={t('modes')} choices={choices} chosen={mode} onChoose={onChoose} />
  );
}
