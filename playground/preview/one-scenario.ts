import '#registry/theme.css';
import { readScenario } from '#fixtures';
import type { MeasurementEvent, Problem, RenderedPage } from '#renderer';
import { listDeclaredEvents, type DeclaredEvents } from '#renderer/measured-events';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { fixtureFiles } from '../environment/fixture-files.ts';
import type { EventRecorder } from './events/create-event-recorder.ts';
import { getMedia } from '../conditions/conditions.ts';
import { readDraftDocuments } from './draft-documents.ts';
import { createMediaChoices } from './media-choices.ts';
import { postOutcome } from './outcome.ts';
import { hasShellAround, overrideScenario } from './override-scenario.ts';
import { createPreviewReport, writeReport } from './preview-report.ts';
import {
  mergeFixtures,
  readSavedFixtures,
  recordReads,
  type RecordedStore,
} from './saved-fixtures.ts';
import { createScenarioRunner, type DisplayedPage } from './scenario-runner.ts';
import { runSteps } from './steps/run-steps.ts';
import { writeStepNote } from './steps/write-step-note.ts';
import { listUnexpectedProblems } from './unexpected-problems.ts';
import { writeVariantNote } from './variant/write-variant-note.ts';

/**
 * /preview/<id>: one scenario, full page, nothing around it. A component stands alone, without the
 * site's header and footer, unless the address asks for them by shell=shown; by events=shown a list
 * of its events stands below. The html element says data-status="ready" once it has settled; the
 * report about it comes once the steps of the scenario have been taken.
 * Problems that the scenario expects are silent; any other is an error on the console.
 */
const id = decodeURIComponent(window.location.pathname.replace(/^\/preview\//, ''));
const query = new URLSearchParams(window.location.search);
const mediaChoices = createMediaChoices(window);
async function open(): Promise<void> {
  const { store, reads } = recordReads(mergeFixtures(fixtureFiles, readSavedFixtures(document)));
  const scenario = await readScenario(store, id);
  if (!scenario) throw new Error(`There is no scenario ${id}.`);
  const overridden = overrideScenario(scenario, query);
  mediaChoices.choose(getMedia(overridden));
  await run(overridden, { store, reads });
}

/**
 * Settles once the scenario is shown; rejects, after the window around it was told, where it cannot
 * be.
 */
export const opened = open().catch((error: unknown) => {
  postOutcome(window, [], String(error));
  throw error;
});

async function run(scenario: Scenario, { store, reads }: RecordedStore): Promise<void> {
  document.title = scenario.title;
  const reported: Problem[] = [];
  let rendered: readonly Problem[] | undefined;
  const measured = collectMeasured();
  const writeReportOnceRendered = () => {
    if (!rendered) return;
    const declared = listEvents(runner.shown(), measured);
    const sources = { rendered, reported, requests: runner.requests(), reads: reads(), declared };
    writeReport(document, createPreviewReport(sources));
  };
  const events = await loadEvents(() => runner.shown()?.page);
  const runner = createScenarioRunner(window, {
    store,
    events,
    hasShell: hasShellAround(scenario, query),
    // It comes before the page, which would move.
    onVariant: (variant) => writeVariantNote(window, variant),
    onProblem(problem) {
      reported.push(problem);
      writeReportOnceRendered();
    },
  });
  const { edits, experience } = readDraftDocuments(document);
  const result = await runner.run(scenario, edits, experience);
  const failed = await runSteps(window, scenario.steps);
  if (failed) writeStepNote(document, failed);
  rendered = [...(result?.problems ?? []), ...(failed ? [failed] : [])];
  writeReportOnceRendered();
  postOutcome(window, rendered);
  for (const problem of listUnexpectedProblems(rendered, scenario.expectedFaults)) {
    console.error(`Unexpected fault: ${problem.code} ${problem.pointer} ${problem.message}`);
  }
}

/** Loads what shows the events of the page, where the address asks for them. */
async function loadEvents(
  shown: () => RenderedPage | undefined,
): Promise<EventRecorder | undefined> {
  if (query.get('events') !== 'shown') return undefined;
  const { showEvents } = await import('./events/show-events.ts');
  return showEvents(window, shown);
}

/** Lists what would be measured of the page on the screen, and what its elements have measured. */
function listEvents(
  shown: DisplayedPage | undefined,
  measured: readonly MeasurementEvent[],
): DeclaredEvents | undefined {
  const element = document.getElementById('page');
  if (!shown || !element) return undefined;
  const { page, platform } = shown;
  const { pageName } = page.plan.decisions;
  const { view, clicks } = listDeclaredEvents({ element, url: platform.host.url(), pageName });
  return { view: [...view, ...measured], clicks };
}

/** Collects what elements of the page have measured, from now on. */
function collectMeasured(): readonly MeasurementEvent[] {
  const measured: MeasurementEvent[] = [];
  document.addEventListener('measure', (event) => {
    if (event instanceof CustomEvent) measured.push(event.detail);
  });
  return measured;
}
