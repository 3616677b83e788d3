import { expect, test } from 'vitest';
import { readText } from '../state/sample-scenario.testing.ts';
import { listLines, type Line } from './list-lines.ts';
import { readMacros } from './read-macros.ts';

const key = (name: string, value: unknown) => ({ name, dataType: 'percentage', value: { value } });
const group = (name: string, ...keys: readonly object[]) => ({ groups: [{ name, keys }] });
const TEXT = JSON.stringify({
  loans: group('loans', key('rate', 3.1), key('bonus', 'soon')),
  savings: group('savings', key('rate', 2.35)),
});

const listValues = ({ value }: { readonly value: unknown }) => [`${String(value)}0%`];

/** The lines of the sample in short. */
function list({ query = '', here = [] as readonly string[] } = {}): readonly string[] {
  const { macros } = readMacros(TEXT) ?? { macros: [] };
  const { problems } = readText('macros', TEXT);
  return listLines({ macros, here: new Set(here), problems, query, listValues }).map(summarise);
}

function summarise(line: Line): string {
  if (line.kind === 'section') return `${line.isHere ? 'here' : 'others'} ${line.count}`;
  return line.kind === 'macro' ? line.macro.name : `${line.macro.name} ${line.problem.code}`;
}

test('macros of the page come first, then the others as they are grouped', () => {
  expect(list({ here: ['savings:rate'] })).toEqual([
    'here 1',
    'savings:rate',
    'others 2',
    'loans:rate',
    'loans:bonus',
    'loans:bonus wrong-format',
  ]);
});

test.each([
  ['rate savings', ['others 1', 'savings:rate']],
  ['2.350%', ['others 1', 'savings:rate']],
  ['nothing', []],
])('"%s" finds macros by group, key and value', (query, lines) => {
  expect(list({ query })).toEqual(lines);
});
