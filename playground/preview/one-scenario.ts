import '#registry/theme.css';
import { readScenario } from '#fixtures';
import type { Fault } from '#renderer';
import { fixtureFiles } from '../fixture-files.ts';
import { overrideScenario } from './override-scenario.ts';
import { leaveReport, reportOf } from './preview-report.ts';
import { createStage } from './stage.ts';
import { unexpectedFaults } from './unexpected-faults.ts';

/**
 * /preview/<id>: one scenario, full page, nothing around it. The html element says data-status="ready" once it
 * has settled. Faults that the scenario expects are silent; any other is an error on the console.
 */
const id = decodeURIComponent(window.location.pathname.replace(/^\/preview\//, ''));
const scenario = await readScenario(fixtureFiles, id);
if (!scenario) throw new Error(`There is no scenario ${id}.`);

const wanted = overrideScenario(scenario, new URLSearchParams(window.location.search));
document.title = wanted.title;
const told: Fault[] = [];
let drawn: readonly Fault[] | undefined;
const stage = createStage(window, (fault) => {
  told.push(fault);
  leaveReportOnceDrawn();
});
drawn = (await stage.show(wanted, {}))?.faults ?? [];
leaveReportOnceDrawn();
for (const fault of unexpectedFaults(drawn, wanted.expectedFaults)) {
  console.error(`Unexpected fault: ${fault.code} ${fault.at} ${fault.message}`);
}

function leaveReportOnceDrawn(): void {
  if (drawn) leaveReport(document, reportOf(drawn, told, stage.requests()));
}
