import { EmptyState } from '../layout/empty-state.tsx';
import { useFold } from '../layout/folding.ts';
import { Region } from '../layout/region.tsx';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { OutlineTree } from './outline-tree.tsx';
import { useTreeState } from './use-tree-state.ts';

/**
 * The zones of the page with the components in them: what is chosen here is selected, and can be
 * changed as a whole.
 */
export function Outline() {
  const { t } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Outline', true);
  const state = useTreeState();
  return (
    <Region name="Outline" isOpen={isOpen} onToggle={toggle} count={state.count}>
      {state.rows.length === 0 ? (
        <EmptyState>{t('noZones')}</EmptyState>
      ) : (
        <OutlineTree state={state} />
      )}
    </Region>
  );
}
