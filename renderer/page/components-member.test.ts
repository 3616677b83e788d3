import { expect, test } from 'vitest';
import * as accordion from '#schemas/generated/blocks/accordion.check.ts';
import * as cards from '#schemas/generated/blocks/cards.check.ts';
import { componentsMember } from './components-member.ts';

test('finds the member that holds components, if there is one', () => {
  expect(componentsMember(cards.shape)).toBe('cards');
  expect(componentsMember(accordion.shape)).toBeUndefined();
  expect(componentsMember({})).toBeUndefined();
});
