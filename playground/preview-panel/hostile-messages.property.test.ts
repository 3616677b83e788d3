import { assert, asyncProperty, constantFrom, jsonValue, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mutated } from '#tests/mutated.ts';
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
const PLACED = { type: 'vitrine:placed', box: { x: 0, y: 0, width: 1, height: 1 } };
const WRITTEN = {
  type: 'vitrine:written',
  member: '/data/flexZone/title',
  before: 'x',
  text: 'y',
  session: 's',
};
const ADD = { type: 'vitrine:add', of: 1, pointer: '/data/flexZone' };
const SHOWN = {
  type: 'vitrine:shown',
  sequence: 1,
  status: 200,
  problems: [],
  missing: [],
  steps: [],
};
const CALL = {
  id: 1,
  method: 'GET',
  url: 'https://www.meridia.test/cms-data',
  startedMs: 1,
  end: 'done',
  request: { headers: { accept: 'x' } },
  answer: { headers: {}, body: '{}' },
};
const CALLS = { type: 'vitrine:calls', loadedAt: 1, calls: [CALL] };
const EVENT = {
  id: 1,
  happenedMs: 1,
  type: 'PAGE',
  fields: { pageName: 'individuals' },
  delivery: 'sent',
  endpoint: '/clientevent/measurement/pageload',
  isInBatch: false,
};
const EVENTS = { type: 'vitrine:events', loadedAt: 1, items: [EVENT] };
const FOUND = {
  type: 'vitrine:accessibility',
  of: 1,
  done: 9,
  total: 9,
  findings: [
    {
      rule: 'image-alt',
      impact: 'critical',
      help: 'x',
      helpUrl: 'https://dequeuniversity.com/x',
      needsReview: false,
      places: [{ pointer: '/data', component: 'cards', markup: '<b>', all: [], any: ['x'] }],
      total: 1,
    },
  ],
};
const MESSAGES = [
  CLICKED,
  PLACED,
  WRITTEN,
  SHOWN,
  { type: 'vitrine:failed', sequence: 1, reason: 'x' },
  { type: 'vitrine:refused', sequence: 1 },
  { type: 'vitrine:switch' },
  { type: 'vitrine:palette' },
  ADD,
  CALLS,
  EVENTS,
  FOUND,
];
const SELECT = {
  type: 'vitrine:select',
  pointer: '/data/flexZone',
  isSelecting: true,
  wording: { text: 'x', language: 'x', zones: [{ pointer: '/data/flexZone', text: 'x' }] },
  edits: true,
};
const PATCH = { type: 'vitrine:show', sequence: 1, of: 0, patch: [{ op: 'remove', path: '/a' }] };
const SHOW = { type: 'vitrine:show', sequence: 1, scenario: { title: 'x' } };

const message = oneof(...[...MESSAGES, SELECT, PATCH, SHOW].map(mutated), jsonValue());

const isTextOrNothing = (value: unknown) => ['string', 'undefined'].includes(typeof value);

/** Everything that is shown of a call without another look at it. */
function isWholeCall({ method, url, end, request, answer }: typeof CALL): boolean {
  const texts = [method, url, end, ...Object.values(request.headers), answer?.body ?? ''];
  return texts.every((text) => typeof text === 'string');
}

/** Everything that is shown of a finding; its link leads nowhere else. */
function isWholeFinding({ help, helpUrl, places }: (typeof FOUND)['findings'][number]): boolean {
  const texts = [help, ...places.flatMap(({ markup, all, any }) => [markup, ...all, ...any])];
  return texts.every((text) => typeof text === 'string') && new URL(helpUrl).protocol === 'https:';
}

/** Lists the faults in a message that was nevertheless taken for one of ours. */
function wrongIn(data: unknown): readonly string[] {
  const { type, pointer, member, edits, isSelecting, patch, sequence, box, calls, findings } =
    Object(data);
  const isFound = isFromPreview(data) && type === 'vitrine:accessibility';
  const isCalls = isFromPreview(data) && type === 'vitrine:calls';
  const isClick = isFromPreview(data) && type === 'vitrine:clicked';
  const isAdd = isFromPreview(data) && type === 'vitrine:add';
  const isPointer = typeof pointer === 'string' && pointer.startsWith('/');
  const isPlaced = isFromPreview(data) && type === 'vitrine:placed' && box !== undefined;
  const texts = ['member', 'before', 'text', 'session'].map((name) => Object(data)[name]);
  const isWritten = isFromPreview(data) && type === 'vitrine:written';
  return [
    isWritten && !texts.every((each) => typeof each === 'string') && 'written',
    isPlaced && !['x', 'y', 'width', 'height'].every((name) => Number.isFinite(box[name])) && 'box',
    isClick && !(isPointer && typeof edits === 'boolean' && isTextOrNothing(member)) && 'clicked',
    isAdd && !isPointer && 'add',
    isSelectMessage(data) &&
      !(typeof isSelecting === 'boolean' && isTextOrNothing(pointer)) &&
      'select',
    isFound && !(findings ?? []).every(isWholeFinding) && 'accessibility',
    isCalls && !(Array.isArray(calls) && calls.every(isWholeCall)) && 'calls',
    isPatchMessage(data) && !Array.isArray(patch) && 'patch',
    isShowMessage(data) && !Number.isSafeInteger(sequence) && 'show',
  ].filter((each) => each !== false);
}

test('no message is taken for one that it is not, whatever was mutated in it', () => {
  assert(
    property(message, (data) => {
      expect(wrongIn(data)).toEqual([]);
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
