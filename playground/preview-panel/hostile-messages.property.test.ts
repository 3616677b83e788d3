import { assert, asyncProperty, constantFrom, jsonValue, oneof } from 'fast-check';
import { expect, test } from 'vitest';
import { altered } from '#tests/altered.ts';
import { isPatchMessage, isSelectMessage, isShowMessage } from '../preview/is-show-message.ts';
import { isFromPreview } from './from-preview.ts';
import { becomeReady, openSampleConversation } from './sample-conversation.testing.ts';

const CLICKED = {
  type: 'vitrine:clicked',
  of: 1,
  pointer: '/data/flexZone',
  member: '/data/flexZone/title',
  edits: false,
};
const SHOWN = { type: 'vitrine:shown', sequence: 1, status: 200, problems: [], steps: [] };
const MESSAGES = [
  CLICKED,
  SHOWN,
  { type: 'vitrine:failed', sequence: 1, reason: 'x' },
  { type: 'vitrine:refused', sequence: 1 },
  { type: 'vitrine:switch' },
];
const SELECT = { type: 'vitrine:select', pointer: '/data/flexZone', isSelecting: true };
const PATCH = { type: 'vitrine:show', sequence: 1, of: 0, patch: [{ op: 'remove', path: '/a' }] };
const SHOW = { type: 'vitrine:show', sequence: 1, scenario: { title: 'x' } };

const message = oneof(...[...MESSAGES, SELECT, PATCH, SHOW].map(altered), jsonValue());

test('no message is taken for one that it is not, whatever was altered in it', async () => {
  await assert(
    asyncProperty(message, async (data) => {
      const members: Record<string, unknown> = Object(data);
      if (isFromPreview(data) && members['type'] === 'vitrine:clicked') {
        expect(members['pointer']).toMatch(/^\//);
        expect(typeof members['edits']).toBe('boolean');
        expect(['string', 'undefined']).toContain(typeof members['member']);
      }
      if (isSelectMessage(data)) {
        expect(typeof members['isSelecting']).toBe('boolean');
        expect(['string', 'undefined']).toContain(typeof members['pointer']);
      }
      if (isPatchMessage(data)) expect(Array.isArray(members['patch'])).toBe(true);
      if (isShowMessage(data)) expect(Number.isSafeInteger(members['sequence'])).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('from another window than the frame’s nothing is heard, whatever it is', async () => {
  const conversation = openSampleConversation();
  const { channel, clicks, answers, arrive, sent } = conversation;
  channel.show({ scenario: { title: 'Home', page: { fixture: 'en/individuals' } }, page: 'a' });

  await assert(
    asyncProperty(oneof(message, constantFrom(...MESSAGES)), async (data) => {
      await arrive(data, {});
      await arrive(data, null);
    }),
    { numRuns: 50 },
  );

  expect([sent(), clicks, answers]).toEqual([[], [], []]);
  await becomeReady(conversation);
  expect(sent()).toHaveLength(1);
});
