import { usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { useLoaded } from '../layout/use-loaded.ts';

/** The macros as a table, in a chunk of its own. */
export function Macros() {
  const { t } = usePlaygroundContext();
  const { data: MacroTable, hasFailed, retry } = useLoaded(loadTable);
  if (hasFailed) {
    return (
      <div className="inspector__note">
        <p>{t('macrosNotLoaded')}</p>
        <button type="button" className="button button--line" onClick={retry}>
          {t('tryAgain')}
        </button>
      </div>
    );
  }
  return MacroTable ? <MacroTable /> : <EmptyState>{t('loadingChoices')}</EmptyState>;
}

async function loadTable() {
  return (await import('./macro-table.tsx')).MacroTable;
}
