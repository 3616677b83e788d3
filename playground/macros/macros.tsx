import { usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { LatePart } from '../layout/late-part.tsx';

/** The macros as a table, in a chunk of its own. */
export function Macros() {
  const { t } = usePlaygroundContext();
  return (
    <LatePart load={loadTable} waiting={<EmptyState>{t('loadingChoices')}</EmptyState>}>
      {(MacroTable) => <MacroTable />}
    </LatePart>
  );
}

async function loadTable() {
  return (await import('./macro-table.tsx')).MacroTable;
}
