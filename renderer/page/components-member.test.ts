import { expect, test } from 'vitest';
import * as accordion from '#schemas/generated/blocks/accordion.check.ts';
import * as cards from '#schemas/generated/blocks/cards.check.ts';
import { findComponentsMember } from './components-member.ts';

test('finds the member that holds components, if there is one', () => {
  expect(findComponentsMember(cards.shape)).toBe('cards');
  expect(findComponentsMember(accordion.shape)).toBeUndefined();
  expect(findComponentsMember({})).toBeUndefined();
});
