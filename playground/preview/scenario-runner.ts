import { openScenario, type OpenedScenario, type ScenarioEdits } from '#fixtures';
import type { RequestRecord } from '#fixtures/backend';
import { vitrineEntries } from '#registry';
import { specimenEntries } from '#registry/specimens';
import {
  createExperience,
  createRegistry,
  type Experience,
  type Problem,
  type ReportProblem,
  type TraceStep,
} from '#renderer';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import experience from '#site/experience.json' with { type: 'json' };
import { fixtureFiles } from '../fixture-files.ts';
import { createPreviewHost } from './preview-host.ts';

/** What came of showing a scenario. */
export interface Performance {
  readonly status: number;
  readonly faults: readonly Problem[];
  readonly steps: readonly TraceStep[];
}

/** Where scenarios are shown, one after the other, in the element `page` of a window. */
export interface Stage {
  /**
   * Shows a scenario with an author's edits. Where only the edits changed, only what they changed is drawn
   * anew. Undefined where a later call took over.
   */
  readonly show: (scenario: Scenario, edits: ScenarioEdits) => Promise<Performance | undefined>;
  /** What the scenario that is shown has asked of its backend so far. */
  readonly requests: () => readonly RequestRecord[];
}

/** One scenario on the stage, with the faults of its latest page. */
interface Act {
  readonly scenario: string;
  readonly opened: OpenedScenario;
  readonly experience: Experience;
  readonly faults: Problem[];
}

const registry = createRegistry([...vitrineEntries, ...specimenEntries]);

const silent = { error: () => {}, warn: () => {}, info: () => {} };

export interface StageOptions {
  readonly onProblem?: ReportProblem;
  /** Whether header and footer of the site stand around what is shown. They do unless told. */
  readonly hasShell?: boolean;
}

/** Makes a stage of a window. One call after the other is played; what was overtaken is left out. */
export function createStage(
  window: Window & typeof globalThis,
  { onProblem = () => {}, hasShell = true }: StageOptions = {},
): Stage {
  let act: Act | undefined;
  let latest = 0;
  let before: Promise<unknown> = Promise.resolve();

  const play = async (own: number, scenario: Scenario, edits: ScenarioEdits) => {
    if (own !== latest) return undefined;
    const text = JSON.stringify(scenario);
    if (act?.scenario === text) return redraw(act, edits);

    act?.experience.dispose();
    act = undefined;
    act = await begin(window, { scenario, edits, onProblem, hasShell });
    return performanceOf(act, act.experience.drawn);
  };

  return {
    requests: () => act?.opened.requests() ?? [],
    show(scenario, edits) {
      latest += 1;
      const own = latest;
      const shown = before.then(() => play(own, scenario, edits));
      before = shown.catch(() => undefined);
      return shown;
    },
  };
}

interface Beginning {
  readonly scenario: Scenario;
  readonly edits: ScenarioEdits;
  readonly onProblem: ReportProblem;
  readonly hasShell: boolean;
}

async function begin(
  window: Window & typeof globalThis,
  { scenario, edits, onProblem, hasShell }: Beginning,
): Promise<Act> {
  const faults: Problem[] = [];
  const opened = await openScenario(scenario, { store: fixtureFiles, experience, edits });
  const begun = await createExperience(window, {
    registry,
    experience: hasShell ? experience : withoutShell(experience),
    host: createPreviewHost(opened, silent),
    onProblem(fault) {
      faults.push(fault);
      onProblem(fault);
    },
  });
  // What a server would have written: hyphens, quotation marks and readers go by it.
  window.document.documentElement.lang = begun.platform.locale;
  return { scenario: JSON.stringify(scenario), opened, experience: begun, faults };
}

/** The same site with nothing but the page in its layouts. */
function withoutShell({ layouts, ...site }: typeof experience): ExperienceConfig {
  const bare = Object.keys(layouts).map((name) => [name, { order: ['main'] }]);
  return { ...site, layouts: Object.fromEntries(bare) };
}

async function redraw(act: Act, edits: ScenarioEdits): Promise<Performance | undefined> {
  await act.opened.edit(edits);
  act.faults.length = 0;
  return performanceOf(act, await act.experience.redraw());
}

function performanceOf({ faults }: Act, drawn: Experience['drawn']): Performance | undefined {
  if (!drawn) return undefined;
  return { status: drawn.plan.status, faults: [...faults], steps: drawn.steps };
}
