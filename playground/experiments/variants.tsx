import { usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { LatePart } from '../layout/late-part.tsx';

const COMMANDS_OF_PART = [COMMANDS.newVariant];

/** The experiments of the open page with their variants, in a chunk of its own. */
export function Variants() {
  const { t } = usePlaygroundContext();
  return (
    <LatePart
      load={loadVariants}
      waiting={<EmptyState>{t('loadingChoices')}</EmptyState>}
      commands={COMMANDS_OF_PART}
    >
      {(PageExperiments) => <PageExperiments />}
    </LatePart>
  );
}

async function loadVariants() {
  return (await import('./page-experiments.tsx')).PageExperiments;
}
