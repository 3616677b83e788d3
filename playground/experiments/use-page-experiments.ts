import { useMemo } from 'react';
import { usePlayground } from '../context/playground-context.ts';
import {
  listPageExperiments,
  type PageExperiment,
} from '../state/experiments/list-page-experiments.ts';

/** Returns the experiments of the open page. What is typed in that page changes none of them. */
export function usePageExperiments(): readonly PageExperiment[] {
  const scenarioId = usePlayground(({ playground }) => playground?.scenarioId);
  const scenario = usePlayground(({ playground }) => playground?.scenario);
  const translation = usePlayground(({ playground }) => playground?.translation);
  const experiments = usePlayground(({ playground }) => playground?.documents.experiments.lastGood);
  const scenarios = usePlayground((state) => state.scenarios);
  const drafts = usePlayground((state) => state.drafts);
  const content = usePlayground((state) => state.content);
  return useMemo(() => {
    const page = scenarioId !== undefined &&
      scenario && { scenarioId, scenario, translation, experiments };
    return listPageExperiments({ page: page || undefined, scenarios, drafts, content });
  }, [scenarioId, scenario, translation, experiments, scenarios, drafts, content]);
}
