import { expect, test } from 'vitest';
import { formatGithubReport } from './github-report.ts';
import { formats } from './index.ts';
import { formatJunitReport } from './junit-report.ts';
import { PROBLEM, REPORT, SETTINGS } from './sample-report.testing.ts';
import { formatTextReport } from './text-report.ts';

/**
 * One problem with all that can be said of it, one warning, a file without any, and one that could
 * not be read.
 */
const WHOLE = {
  ...REPORT,
  problems: [
    { ...PROBLEM, expected: 'one of: "small"', found: '"huge"' },
    ...REPORT.problems.slice(1),
  ],
  unchecked: ['Icons were not checked: known has no icons.json.'],
};

test('the report for people is this', () => {
  expect(formatTextReport(WHOLE, SETTINGS)).toBe(
    `pages/home.json: 1 problem, 1 warning

  pages/home.json:8:23  error  wrong-value  /cardSize
    Wrong value: "huge".
    Expected: one of: "small"
    Found: "huge"
    Use one of: "small", "medium", "large".

  pages/home.json:9:23  warning  duplicate-id  /cardSize
    Wrong value: "huge".
    Use one of: "small", "medium", "large".

2 files checked, 1 problem, 1 warning.
Icons were not checked: known has no icons.json.
`,
  );
});

test('the report in colours is this', () => {
  const problems = [PROBLEM, { ...PROBLEM, pointer: '', severity: 'warning' } as const];
  const text = formatTextReport({ ...WHOLE, problems }, { ...SETTINGS, isColoured: true });

  expect(text.replaceAll('\u001B', '')).toContain(
    '  pages/home.json:8:23  [31merror[39m  [1mwrong-value[22m  [2m/cardSize[22m\n' +
      '    Wrong value: "huge".\n' +
      '    [36mUse one of: "small", "medium", "large".[39m\n',
  );
  expect(text.replaceAll('\u001B', '')).toContain('[33mwarning[39m  [1mwrong-value[22m\n');
});

test.each([
  ['of a run without problems is green', [], '[32m'],
  ['of a run with warnings is yellow', [{ ...PROBLEM, severity: 'warning' } as const], '[33m'],
  ['of a run with problems is red', REPORT.problems, '[31m'],
])('the sum %s', (_, problems, colour) => {
  const text = formatTextReport({ ...REPORT, problems }, { ...SETTINGS, isColoured: true });

  expect(text).toContain(`\u001B[1m\u001B${colour}2 files checked`);
});

test('the report for test services is this', () => {
  expect(formatJunitReport(WHOLE, SETTINGS)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="validate" tests="4" failures="1" errors="1">
  <testsuite name="pages/home.json" tests="2" failures="1" errors="0">
    <testcase classname="pages/home.json" name="wrong-value /cardSize">
      <failure message="Wrong value: &quot;huge&quot;." type="wrong-value">pages/home.json:8:23  error
Wrong value: &quot;huge&quot;.
Expected: one of: &quot;small&quot;
Found: &quot;huge&quot;
Use one of: &quot;small&quot;, &quot;medium&quot;, &quot;large&quot;.</failure>
    </testcase>
    <testcase classname="pages/home.json" name="duplicate-id /cardSize">
      <system-out>pages/home.json:9:23  warning
Wrong value: &quot;huge&quot;.
Use one of: &quot;small&quot;, &quot;medium&quot;, &quot;large&quot;.</system-out>
    </testcase>
  </testsuite>
  <testsuite name="good.json" tests="1" failures="0" errors="0">
    <testcase classname="good.json" name="no problems"/>
  </testsuite>
  <testsuite name="not checked" tests="1" failures="0" errors="1">
    <testcase classname="not checked" name="cord.json does not exist. Check the spelling of the path.">
      <error message="cord.json does not exist. Check the spelling of the path." type="not-checked"/>
    </testcase>
  </testsuite>
</testsuites>
`,
  );
});

test('the report for pull requests is this', () => {
  expect(formatGithubReport(WHOLE, SETTINGS)).toBe(
    `::error file=pages/home.json,line=8,col=23,title=wrong-value::Wrong value: "huge".%0AUse one of: "small", "medium", "large".
::warning file=pages/home.json,line=9,col=23,title=duplicate-id::Wrong value: "huge".%0AUse one of: "small", "medium", "large".
::error title=Not checked::cord.json does not exist. Check the spelling of the path.
2 files checked, 1 problem, 1 warning.
`,
  );
});

test('the report for code scanning says what checked what, and by which rules', () => {
  const log: { runs: object[] } = JSON.parse(formats.sarif(REPORT, SETTINGS));

  expect(log).toMatchObject({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Vitrine validate',
            rules: [
              {
                id: 'wrong-value',
                shortDescription: { text: expect.stringContaining('not on the closed list') },
                help: { text: 'Use one of the values listed.' },
              },
              { id: 'duplicate-id' },
            ],
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: false,
            toolExecutionNotifications: [
              { level: 'error', message: { text: expect.stringContaining('cord.json') } },
            ],
          },
        ],
        artifacts: [{ location: { uri: 'pages/home.json' } }, { location: { uri: 'good.json' } }],
        results: [
          {
            ruleIndex: 0,
            ruleId: 'wrong-value',
            level: 'error',
            message: { text: 'Wrong value: "huge". Use one of: "small", "medium", "large".' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'pages/home.json' },
                  region: { startLine: 8, startColumn: 23 },
                },
                logicalLocations: [{ fullyQualifiedName: '/cardSize' }],
              },
            ],
          },
          { ruleIndex: 1, ruleId: 'duplicate-id', level: 'warning' },
        ],
      },
    ],
  });
});
