import { expect, test } from 'vitest';
import { readVariables } from '../server/read-variables.ts';
import { printTraces, readTrace } from './print-traces.ts';

const trace = {
  steps: [],
  ahead: () => () => {},
  note() {},
  run: () => Promise.reject(new Error('It is over.')),
};

test('the trace of each page is printed as a block of its own', () => {
  const blocks: string[] = [];
  const { onTrace } = printTraces(true, { write: (text) => void blocks.push(text) });

  onTrace?.(trace, new Request('https://www.example.com/en'));
  onTrace?.(trace, new Request('https://www.example.com/fr'));

  expect(blocks).toEqual([
    'Trace of GET /en: 0 steps in 0 ms\n',
    'Trace of GET /fr: 0 steps in 0 ms\n',
  ]);
});

test('without traces nothing listens to them', () => {
  expect(printTraces(false)).toEqual({});
});

test.each([
  [{}, false],
  [{ VITRINE_TRACE: '' }, false],
  [{ VITRINE_TRACE: '0' }, false],
  [{ VITRINE_TRACE: '1' }, true],
])('the environment %j asks for traces: %s', (variables, expected) => {
  expect(readTrace(readVariables(variables))).toBe(expected);
});

test('any other value is a mistake', () => {
  const reader = readVariables({ VITRINE_TRACE: 'yes' });

  readTrace(reader);

  expect(reader.finish).toThrow('VITRINE_TRACE is "yes". Use one of: 0, 1.');
});
