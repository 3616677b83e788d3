import { createHash } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explanations } from '../../problems/explanations/index.ts';
import type { LocatedProblem, Report, ReportSettings } from '../report.ts';
import { toWorkspacePath } from '../command/standard-input.ts';

/** The problems as a log of SARIF 2.1.0, which code scanning services take in. */
export function formatSarifReport(report: Report, settings: ReportSettings): string {
  const codes = [...new Set(report.problems.map(({ code }) => code))];
  const run = {
    tool: {
      driver: { name: 'Vitrine validate', rules: codes.map((code) => ruleFor(code, settings)) },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [invocationOf(report)],
    artifacts: artifactsOf(report, settings),
    results: report.problems.map((problem) => ({
      ruleIndex: codes.indexOf(problem.code),
      ...resultFor(problem, settings),
    })),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleFor(code: string, { problemsUrl }: ReportSettings): object {
  const explanation = explanations.get(code);
  return {
    id: code,
    ...(explanation && {
      shortDescription: { text: explanation.meaning },
      help: { text: explanation.fix },
      helpUri: `${problemsUrl ?? OWN_PROBLEMS_URL}#${code}`,
    }),
  };
}

/** The page that explains the codes, where no setting says at which address it is published. */
const OWN_PROBLEMS_URL = pathToFileURL(join(import.meta.dirname, '../../../docs/problems.md')).href;

function invocationOf({ unreadable }: Report): object {
  return {
    executionSuccessful: unreadable.length === 0,
    toolExecutionNotifications: unreadable.map((sentence) => ({
      level: 'error',
      message: { text: textOf(sentence) },
    })),
  };
}

function resultFor(problem: LocatedProblem, settings: ReportSettings): object {
  const { file, line, column, code, severity, pointer, message, fix } = problem;
  return {
    ruleId: code,
    level: severity,
    message: { text: textOf(`${message} ${fix}`) },
    // A service knows a finding by it from run to run, on whatever line it stands then.
    partialFingerprints: { 'pointer/v1': fingerprint(`${code} ${file} ${pointer}`) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: locationOf(file, settings),
          region: { startLine: line, startColumn: column },
        },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
  };
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A file may have been named in two ways, such as `a.json` and `./a.json`. */
function artifactsOf({ files }: Report, settings: ReportSettings): object[] {
  const addresses = new Set(files.map((file) => locationOf(file, settings).uri));
  return [...addresses].map((uri) => ({ location: { uri } }));
}

function locationOf(file: string, settings: ReportSettings): { uri: string } {
  const path = toWorkspacePath(file, settings).toWellFormed();
  return {
    uri: isAbsolute(path)
      ? pathToFileURL(path).href
      : path.split('/').map(encodeURIComponent).join('/'),
  };
}

/**
 * Text of a file must not become a link: SARIF takes `[text](address)` for one, in plain text as
 * well.
 */
function textOf(text: string): string {
  return text.replaceAll(/\[(?=[^\]]*\]\()/g, '\\[');
}
