import {
  array,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import type { LocatedProblem, Report, ReportSettings } from '../report.ts';

export const SETTINGS: ReportSettings = {
  strict: false,
  isColoured: false,
  width: 80,
  cwd: '/home/author/site',
  workspace: '/home/author/site',
};

export const PROBLEM: LocatedProblem = {
  file: 'pages/home.json',
  line: 8,
  column: 23,
  code: 'wrong-value',
  severity: 'error',
  pointer: '/cardSize',
  message: 'Wrong value: "huge".',
  fix: 'Use one of: "small", "medium", "large".',
};

export const REPORT: Report = {
  files: ['pages/home.json', 'good.json'],
  problems: [PROBLEM, { ...PROBLEM, line: 9, code: 'duplicate-id', severity: 'warning' }],
  unreadable: ['cord.json does not exist. Check the spelling of the path.'],
};

const HOSTILE = [
  '\0',
  '\b',
  '\x1B[31m',
  '',
  '',
  '￾',
  '￿',
  '\ud800',
  '\udc00',
  '\n',
  '\r',
  '\r\n',
  '	',
  '"',
  "'",
  '<',
  '>',
  '&',
  ']]>',
  '&amp;',
  '&#0;',
  '<!--',
  '\\',
  '{0}',
  '%',
  '%0A',
  ':',
  '::',
  ',',
  '::error::',
  '\n::stop-commands::x',
  '[a](b)',
  '#',
  '?',
  '*',
  '‮',
  '\u2028',
  'é',
  '漢',
  '😀',
  'a b',
  '..',
  '//',
  '~',
  '$(x)',
  '`',
  '|',
];

/** Text as a file's name or content may have it at worst. */
const hostileText = array(
  oneof(constantFrom(...HOSTILE), string({ unit: 'binary', maxLength: 5 })),
  {
    maxLength: 8,
  },
).map((pieces) => pieces.join(''));

const fileName = hostileText.map((text) => `${text.replaceAll('\u0000', '')}.json`);

/** Reports with the worst findings of a run: every text is hostile. */
export const hostileReports: Arbitrary<Report> = array(
  tuple(fileName, array(hostileProblem(), { maxLength: 3 })),
  { maxLength: 4 },
).chain((files) =>
  record({
    files: constant(files.map(([name]) => name)),
    problems: constant(
      files.flatMap(([file, problems]) => problems.map((problem) => ({ ...problem, file }))),
    ),
    unreadable: array(hostileText, { maxLength: 2 }),
  }),
);

function hostileProblem(): Arbitrary<Omit<LocatedProblem, 'file'>> {
  return record(
    {
      line: integer({ min: 1, max: 9_999 }),
      column: integer({ min: 1, max: 9_999 }),
      code: constantFrom('wrong-value', 'missing-property', 'duplicate-id'),
      severity: constantFrom('error', 'warning'),
      pointer: hostileText.map((text) => `/${text}`),
      message: hostileText,
      fix: hostileText,
      expected: hostileText,
      found: hostileText,
    },
    { requiredKeys: ['line', 'column', 'code', 'severity', 'pointer', 'message', 'fix'] },
  );
}
