import type { PlaygroundStore } from '../state/state.ts';

interface Choice {
  readonly locale: string;
  readonly width: number;
  /** The scenario of the version; left out where it is the open one. */
  readonly scenarioId?: string | undefined;
}

/**
 * Makes a version of the page at a width the page that is shown. Where that is another scenario, it
 * is opened for the same visitor, and the same services fail.
 */
export async function showAsPage(
  store: PlaygroundStore,
  { locale, width, scenarioId }: Choice,
): Promise<void> {
  const before = store.getState().playground?.selects;
  if (scenarioId !== undefined) await store.getState().openScenario(scenarioId);
  const { choose, setCondition, playground } = store.getState();
  if (scenarioId !== undefined && playground?.scenarioId !== scenarioId) return;
  if (before && scenarioId !== undefined) {
    choose('segment', before.segment);
    choose('session', before.session);
    for (const [name, text] of Object.entries(before.conditions ?? {})) setCondition(name, text);
  }
  choose('locale', locale);
  choose('viewport', String(width));
}
