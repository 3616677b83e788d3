import { expect, test } from 'vitest';
import { isEscape, isTab } from './menu-keys.ts';

test('ME-018 ME-008 keys are known by their codes where nothing names them', () => {
  expect([isTab({ key: '', keyCode: 9 }), isEscape({ key: '', keyCode: 27 })]).toEqual([
    true,
    true,
  ]);
  expect([isTab({ key: 'a', keyCode: 9 }), isEscape({ key: 'a', keyCode: 27 })]).toEqual([
    false,
    false,
  ]);
});
