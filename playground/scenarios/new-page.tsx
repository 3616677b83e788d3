import { CommandIcon } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { usePlayground } from '../context/playground-context.ts';
import { getTemplateId } from '../state/new-pages.ts';

/** Begins a page of its own, beside all that were begun before. */
export function NewPage({ onPress }: { readonly onPress: () => void }) {
  const isListed = usePlayground(({ scenarios }) => scenarios.length > 0);
  const isThere = usePlayground(({ scenarios }) =>
    scenarios.some(({ id }) => id === getTemplateId('empty')),
  );
  // The button keeps its place until the list is there, so that nothing beside it moves.
  if (isListed && !isThere) return null;
  return (
    <CommandIcon
      of={COMMANDS.newPage}
      icon="plus"
      refusal={isListed ? undefined : 'commandNotNow'}
      aria-haspopup="dialog"
      run={onPress}
    />
  );
}
