import { expect, test } from 'vitest';
import {
  isEditable,
  getPlaygroundAddress,
  getPreviewAddress,
  getSubject,
} from './gallery-scenario.ts';

test('a scenario is about what stands before the slash of its id', () => {
  expect(getSubject({ id: 'service-card/full' })).toBe('service-card');
});

test('everything but specimens of the kit and routes of features can be edited', () => {
  expect(
    ['kit-button/looks', 'route/branch', 'service-card/full', 'page/kit-like'].map((id) =>
      isEditable({ id }),
    ),
  ).toEqual([false, false, true, true]);
});

test('addresses name the scenario, and the shell where it is asked for', () => {
  expect(getPreviewAddress('page/slow')).toBe('/preview/page/slow');
  expect(getPreviewAddress('page/slow', true)).toBe('/preview/page/slow?shell=shown');
  expect(getPlaygroundAddress('page/a & b')).toBe('/playground/?scenario=page%2Fa+%26+b');
});
