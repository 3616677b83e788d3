import '#registry/theme.css';
import { readScenario } from '#fixtures';
import type { Problem } from '#renderer';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { fixtureFiles } from '../fixture-files.ts';
import { tellOutcome } from './outcome.ts';
import { hasShellAround, overrideScenario } from './override-scenario.ts';
import { leaveReport, reportOf } from './preview-report.ts';
import { createStage } from './scenario-runner.ts';
import { unexpectedFaults } from './unexpected-faults.ts';

/**
 * /preview/<id>: one scenario, full page, nothing around it. A part stands alone, without the site's header and
 * footer, unless the address asks for them by shell=shown. The html element says data-status="ready" once it has
 * settled. Faults that the scenario expects are silent; any other is an error on the console.
 */
const id = decodeURIComponent(window.location.pathname.replace(/^\/preview\//, ''));
const query = new URLSearchParams(window.location.search);
try {
  const scenario = await readScenario(fixtureFiles, id);
  if (!scenario) throw new Error(`There is no scenario ${id}.`);
  await play(overrideScenario(scenario, query));
} catch (error) {
  tellOutcome(window, [], String(error));
  throw error;
}

async function play(wanted: Scenario): Promise<void> {
  document.title = wanted.title;
  const told: Problem[] = [];
  let drawn: readonly Problem[] | undefined;
  const leaveReportOnceDrawn = () => {
    if (drawn) leaveReport(document, reportOf(drawn, told, stage.requests()));
  };
  const stage = createStage(window, {
    hasShell: hasShellAround(wanted, query),
    onProblem(fault) {
      told.push(fault);
      leaveReportOnceDrawn();
    },
  });
  drawn = (await stage.show(wanted, {}))?.faults ?? [];
  leaveReportOnceDrawn();
  tellOutcome(window, drawn);
  for (const fault of unexpectedFaults(drawn, wanted.expectedFaults)) {
    console.error(`Unexpected fault: ${fault.code} ${fault.pointer} ${fault.message}`);
  }
}
