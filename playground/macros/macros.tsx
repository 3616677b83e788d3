import { usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { LoadFailure } from '../layout/load-failure.tsx';
import { useLoaded } from '../layout/use-loaded.ts';

/** The macros as a table, in a chunk of its own. */
export function Macros() {
  const { t } = usePlaygroundContext();
  const { data: MacroTable, hasFailed } = useLoaded(loadTable);
  if (hasFailed) return <LoadFailure text={t('macrosNotLoaded')} />;
  return MacroTable ? <MacroTable /> : <EmptyState>{t('loadingChoices')}</EmptyState>;
}

async function loadTable() {
  return (await import('./macro-table.tsx')).MacroTable;
}
