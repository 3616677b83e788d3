import type { Command, EditorState } from 'prosemirror-state';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { usePickers } from '../fields/use-pickers.ts';
import { getLinkAddress, setLink } from './links.ts';
import { findBegunMacro, addMacro } from './macros.ts';
import type { Wanted } from './rules.ts';

interface ChoosingProps {
  readonly wanted: Wanted;
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
}

/** Asks for something that comes into the text at the caret. */
export function Choosing({ wanted, state, run, onClose }: ChoosingProps) {
  const { t } = usePlaygroundContext();
  const { pickers, hasFailed } = usePickers(true);
  const choose = (command: Command) => {
    run(command);
    onClose();
  };
  if (hasFailed) return <LoadFailure text={t('choicesNotLoaded')} />;
  if (!pickers) return null;
  if (wanted === 'link') {
    return (
      <pickers.LinkPicker
        present={getLinkAddress(state)}
        onChoose={({ url, title }) => choose(setLink(url, title))}
        onClose={onClose}
      />
    );
  }
  return (
    <pickers.MacroPicker
      begun={findBegunMacro(state) ?? ''}
      onChoose={(placeholder) => choose(addMacro(placeholder))}
      onClose={onClose}
    />
  );
}
