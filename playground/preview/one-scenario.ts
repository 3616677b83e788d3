import '#registry/theme.css';
import { readScenario } from '#fixtures';
import type { Problem } from '#renderer';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { fixtureFiles } from '../fixture-files.ts';
import { postOutcome } from './outcome.ts';
import { hasShellAround, overrideScenario } from './override-scenario.ts';
import { reportOf, writeReport } from './preview-report.ts';
import { createScenarioRunner } from './scenario-runner.ts';
import { unexpectedProblems } from './unexpected-problems.ts';

/**
 * /preview/<id>: one scenario, full page, nothing around it. A component stands alone, without the site's header and
 * footer, unless the address asks for them by shell=shown. The html element says data-status="ready" once it has
 * settled. Problems that the scenario expects are silent; any other is an error on the console.
 */
const id = decodeURIComponent(window.location.pathname.replace(/^\/preview\//, ''));
const query = new URLSearchParams(window.location.search);
try {
  const scenario = await readScenario(fixtureFiles, id);
  if (!scenario) throw new Error(`There is no scenario ${id}.`);
  await run(overrideScenario(scenario, query));
} catch (error) {
  postOutcome(window, [], String(error));
  throw error;
}

async function run(scenario: Scenario): Promise<void> {
  document.title = scenario.title;
  const reported: Problem[] = [];
  let rendered: readonly Problem[] | undefined;
  const writeReportOnceRendered = () => {
    if (rendered) writeReport(document, reportOf(rendered, reported, runner.requests()));
  };
  const runner = createScenarioRunner(window, {
    hasShell: hasShellAround(scenario, query),
    onProblem(problem) {
      reported.push(problem);
      writeReportOnceRendered();
    },
  });
  rendered = (await runner.run(scenario, {}))?.problems ?? [];
  writeReportOnceRendered();
  postOutcome(window, rendered);
  for (const problem of unexpectedProblems(rendered, scenario.expectedFaults)) {
    console.error(`Unexpected fault: ${problem.code} ${problem.pointer} ${problem.message}`);
  }
}
