import { describe, expect, test } from 'vitest';
import { FAULT_KINDS, formatFault, joinFaultLine, findFaultParameter } from '#fixtures';
import { check } from '#schemas/generated/scenario.check.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import {
  getCondition,
  readConditions,
  getMedia,
  NO_CONDITIONS,
  changeCondition,
  applyConditions,
  removeFaults,
} from './conditions.ts';
import { controls } from './controls.ts';
import { ENDPOINTS, getFaultName } from './faults.ts';
import { MEDIA_FEATURES } from './media-features.ts';

const PLAIN: Scenario = { title: 'Card', page: { component: 'cards/service-card/full' } };
const OF_ITS_OWN: Scenario = {
  ...PLAIN,
  consent: 3,
  clock: '2026-01-01T00:00:00Z',
  faults: { macros: { kind: 'status', status: 503 }, images: { kind: 'hang' } },
};

const EXAMPLES = { time: '2026-12-24T18:30:00Z', number: '5', text: 'loan:b' };
const textsOf = ({ kind, choices }: (typeof controls)[number]) =>
  kind === 'choice' || kind === 'truth' ? choices.filter(Boolean) : [EXAMPLES[kind]];
const FAULT_TEXTS = FAULT_KINDS.flatMap((kind) =>
  ['', '1'].map((times) =>
    joinFaultLine({ kind, times, text: findFaultParameter(kind)?.byDefault }),
  ),
);
/** Everything that can be chosen. */
const ALL: readonly (readonly [string, string])[] = [
  ...controls.flatMap((control) => textsOf(control).map((text) => [control.name, text] as const)),
  ...ENDPOINTS.flatMap((endpoint) =>
    FAULT_TEXTS.map((text) => [getFaultName(endpoint), text] as const),
  ),
  ...MEDIA_FEATURES.flatMap(({ name, values }) => values.map((value) => [name, value] as const)),
];

describe.each(ALL)('%s=%s', (name, text) => {
  const conditions = changeCondition(PLAIN, NO_CONDITIONS, [name, text]);

  test('holds, in a scenario that keeps to its schema', () => {
    expect(getCondition(PLAIN, conditions, name)).toBe(text);
    expect(check(applyConditions(PLAIN, conditions))).toEqual([]);
  });

  test('travels in an address as it is', () => {
    const query = new URLSearchParams(conditions);

    expect(readConditions(new URLSearchParams(query.toString()))).toEqual(conditions);
  });

  test('leads into the scenario and out of it again', () => {
    const scenario = applyConditions(PLAIN, conditions);

    const isMedia = MEDIA_FEATURES.some((feature) => feature.name === name);
    expect(getCondition(scenario, NO_CONDITIONS, name)).toBe(text);
    expect(getMedia(scenario)).toEqual(isMedia ? { [name]: text } : {});
    expect(applyConditions(scenario, { [name]: '' })).not.toHaveProperty('media');
  });
});

test('what a scenario has itself holds, until something else is chosen or it is left out', () => {
  const other = changeCondition(OF_ITS_OWN, NO_CONDITIONS, ['consent', '1']);
  const none = changeCondition(OF_ITS_OWN, other, ['consent', '']);

  expect(getCondition(OF_ITS_OWN, NO_CONDITIONS, 'consent')).toBe('3');
  expect(applyConditions(OF_ITS_OWN, other).consent).toBe(1);
  expect(applyConditions(OF_ITS_OWN, none)).not.toHaveProperty('consent');
});

test('going back to what the scenario has leaves no condition', () => {
  const other = changeCondition(OF_ITS_OWN, NO_CONDITIONS, ['clock', '2027-01-01T00:00:00Z']);

  expect(changeCondition(OF_ITS_OWN, other, ['clock', '2026-01-01T00:00:00Z'])).toEqual({});
});

test('all faults are taken back at once, the scenario’s own with them, and nothing else is', () => {
  const conditions = { 'fault-page-model': 'hang', consent: '1' };

  const calm = removeFaults(OF_ITS_OWN, conditions);

  expect(calm).toEqual({ consent: '1', 'fault-macros': '', 'fault-images': '' });
  expect(applyConditions(OF_ITS_OWN, calm)).not.toHaveProperty('faults');
});

test('a fault of one endpoint leaves those of others', () => {
  expect(applyConditions(OF_ITS_OWN, { 'fault-macros': 'slow:20' }).faults).toEqual({
    macros: { kind: 'slow', delayMs: 20 },
    images: { kind: 'hang' },
  });
});

test.each([
  'consent=4',
  'consent=true',
  'native=yes',
  'device=windows',
  'clock=tomorrow',
  'clock=2026-99-99T00:00:00Z',
  'clock=2026-11-20T09:00:00',
  'fault-macros=slow:99999999',
  'fault-macros=slow:1.5',
  'fault-macros=status:99',
  'fault-macros=status:-1',
  'fault-macros=hang:5',
  'fault-macros=explode',
  'fault-macros=hang*0',
  'fault-macros=hang*101',
  'fault-macros=hang*x',
  'fault-macros=hang*',
  'levelOfAssurance=high',
  'levelOfAssurance=-1',
  'fault-pages=hang',
  'fault-constructor=hang',
  'forced-colors=maybe',
  'prefers-anything=more',
  'title=Other',
  'page=x',
  '__proto__=x',
  'constructor=x',
])('%s in an address is no condition', (query) => {
  expect(readConditions(new URLSearchParams(query))).toEqual({});
});

test('a fault has one line, with what its kind needs or the schema has instead', () => {
  expect(formatFault({ kind: 'slow' })).toBe('slow:1000');
  expect(formatFault({ kind: 'slow', delayMs: 0 })).toBe('slow:0');
  expect(formatFault({ kind: 'body', text: 'a:b\nc' })).toBe('body:a:b\nc');
  expect(formatFault({ kind: 'hang', delayMs: 5 })).toBe('hang');
  expect(formatFault({ kind: 'status', times: 2 })).toBe('status*2:500');
  expect(formatFault({ kind: 'body', text: '*2' })).toBe('body:*2');
  expect(formatFault(undefined)).toBe('');
});

test('each kind needs what the reference backend reads of it', () => {
  expect(FAULT_KINDS.map((kind) => [kind, findFaultParameter(kind)?.name])).toEqual([
    ['slow', 'delayMs'],
    ['hang', undefined],
    ['status', 'status'],
    ['html', undefined],
    ['truncated', undefined],
    ['empty', undefined],
    ['body', 'text'],
    ['disconnect', undefined],
    ['reset', undefined],
    ['wrong-type', undefined],
    ['wrong-length', undefined],
    ['redirect', undefined],
    ['trickle', undefined],
    ['oversized', undefined],
  ]);
});
