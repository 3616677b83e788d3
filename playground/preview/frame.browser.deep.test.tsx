import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { experience } from '../environment/experience.ts';
import { samplePage, SAMPLE_SCENARIO } from './sample-scenario.testing.ts';

const show = (sequence: number, more: object = {}) => ({
  type: 'vitrine:show',
  sequence,
  scenario: SAMPLE_SCENARIO,
  ...more,
});

const patch = (sequence: number, of: number, operations: readonly object[]) => ({
  type: 'vitrine:show',
  sequence,
  of,
  patch: operations,
});

const titled = (value: string) => [
  { op: 'replace', path: '/data/flexZone/flexComponents/0/title', value },
];

const post = (target: Element | null, type: string) =>
  target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

/** The editor's side of the port, with all that has come through it. */
let port: MessagePort;
let first: readonly unknown[];
interface Received {
  readonly type: string;
  readonly sequence?: number;
}

const received: Received[] = [];
let sequence = 0;
let now = 0;

beforeAll(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  document.body.innerHTML = '<div id="page" class="page" data-layout="default"></div>';
  const posted = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  await import('./frame.ts');
  const [data, origin, transfer] = posted.mock.calls[0] as unknown as [
    unknown,
    string,
    MessagePort[],
  ];
  first = [data, origin, posted.mock.calls.length];
  posted.mockRestore();
  [port] = transfer as [MessagePort];
  port.addEventListener('message', ({ data: message }: MessageEvent<Received>) => {
    // Calls and events are told whenever one comes further, beside the answers.
    if (!['vitrine:calls', 'vitrine:events'].includes(message.type)) received.push(message);
  });
  port.start();
});

afterAll(() => {
  port.close();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

beforeEach(() => {
  // A second later: what one test has sent counts for no other.
  now += 1_000;
  received.length = 0;
});

/** Posts messages; resolves with the answers once so many have come. */
async function answersTo(count: number, ...messages: readonly unknown[]) {
  messages.forEach((message) => port.postMessage(message));
  while (received.length < count) {
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other.
    await new Promise((resolve) => port.addEventListener('message', resolve, { once: true }));
  }
  return [...received];
}

const words = () => document.querySelector('#page')?.textContent ?? '';

describe('the frame of the preview', () => {
  test('is ready once, for the origin that it was loaded from and for nobody else', () => {
    expect(first).toEqual([{ type: 'vitrine:ready' }, window.location.origin, 1]);
  });

  test('shows the page that it is given, and says so under its number', async () => {
    sequence += 1;
    const [answer] = await answersTo(1, show(sequence, { page: samplePage('First') }));

    expect(answer).toMatchObject({ type: 'vitrine:shown', sequence, status: 200, problems: [] });
    expect(words()).toContain('First');
  });

  test('reads a page that comes as a text, and falls back on the scenario’s own', async () => {
    const [one] = await answersTo(
      1,
      show(sequence + 1, { pageText: JSON.stringify(samplePage('As text')) }),
    );
    const asText = words();
    received.length = 0;
    const [other] = await answersTo(1, show(sequence + 2));
    sequence += 2;

    expect([one?.type, other?.type]).toEqual(['vitrine:shown', 'vitrine:shown']);
    expect(asText).toContain('As text');
    expect(words()).not.toContain('As text');
    expect(words()).not.toBe('');
  });

  test('changes what it shows by a patch for it, and refuses one for anything else', async () => {
    const own = sequence + 1;
    await answersTo(1, show(own, { page: samplePage('Whole') }));
    const heading = document.querySelector('h2');

    await answersTo(2, patch(own + 1, own, titled('Patched')));
    await answersTo(3, patch(own + 2, own, titled('Of another')));
    await answersTo(4, patch(own + 3, own + 1, [{ op: 'remove', path: '/data/none' }]));
    const refused = words();
    const answers = await answersTo(5, patch(own + 4, own + 1, titled('On')));
    sequence = own + 4;

    expect(answers.slice(1)).toMatchObject([
      { type: 'vitrine:shown', sequence: own + 1, status: 200, problems: [] },
      { type: 'vitrine:refused', sequence: own + 2 },
      { type: 'vitrine:refused', sequence: own + 3 },
      { type: 'vitrine:shown', sequence: own + 4 },
    ]);
    expect(refused).toContain('Patched');
    expect(document.querySelector('h2')).toBe(heading);
    expect(words()).toContain('On');
  });

  test('reports the problems of a page, those of the present one alone', async () => {
    const wrong = { data: { flexZone: { flexComponents: [{ componentType: 'servise-card' }] } } };
    const [one] = await answersTo(1, show(sequence + 1, { page: wrong }));
    received.length = 0;
    const [other] = await answersTo(1, show(sequence + 2, { page: samplePage('Good again') }));
    sequence += 2;

    expect(one).toMatchObject({ problems: [{ code: 'unknown-component' }] });
    expect(other).toMatchObject({ problems: [] });
    expect(words()).toContain('Good again');
  });

  test('names a part that threw as missing, as long as it stands there', async () => {
    const own = sequence + 1;
    const video = { type: 'video', extension: 'mp4', videoPreviewURLs: { '480p': 'mailto:a@b.c' } };
    const page = samplePage('Beside it');
    page.data.flexZone.flexComponents.push({ componentType: 'paragraph', video } as never);

    const [threw] = await answersTo(1, show(own, { page }));
    await answersTo(2, patch(own + 1, own, titled('Beside it still')));
    const mended = [{ op: 'remove', path: '/data/flexZone/flexComponents/1' }];
    const [, still, gone] = await answersTo(3, patch(own + 2, own + 1, mended));
    sequence = own + 2;

    const pointer = '/data/flexZone/flexComponents/1';
    expect(threw).toMatchObject({
      problems: [{ code: 'component-threw', pointer }],
      missing: [pointer],
    });
    expect([still, gone]).toMatchObject([{ missing: [pointer] }, { missing: [] }]);
  });

  test('opens another scenario anew, in its language', async () => {
    sequence += 1;
    const french = { ...SAMPLE_SCENARIO, locale: 'fr-BE' };
    const before = document.documentElement.lang;

    const [answer] = await answersTo(
      1,
      show(sequence, { scenario: french, page: samplePage('Autre') }),
    );

    expect([before, document.documentElement.lang]).toEqual(['en-GB', 'fr-BE']);
    expect(answer).toMatchObject({ type: 'vitrine:shown', sequence });
    expect(words()).toContain('Autre');
  });

  test('shows the page on the site and in the frame that it is given', async () => {
    const title = 'Words of another frame';
    const footer = { generalLinks: [{ title, textLinks: [{ text: 'Cards', url: '/en' }] }] };
    const site = {
      ...experience,
      layouts: { default: { order: ['main', 'footer'], slots: { footer: { shell: 'footer' } } } },
    };
    const page = samplePage('Around');

    const answers = await answersTo(
      1,
      show(sequence + 1, { page, experience: site, shell: { 'en-GB': { footer } } }),
    );
    const shown = [words().includes(title), document.querySelector('.top-bar')];
    await answersTo(2, show(sequence + 2, { page }));
    sequence += 2;

    expect(answers).toMatchObject([{ type: 'vitrine:shown', status: 200, problems: [] }]);
    expect(shown).toEqual([true, null]);
    expect(words()).not.toContain(title);
    expect(document.querySelector('.top-bar')).not.toBeNull();
  });

  test('says why it cannot show something, so that the editor goes on', async () => {
    const broken = await answersTo(1, show(sequence + 1, { pageText: '{' }));
    received.length = 0;
    const wrong = await answersTo(1, show(sequence + 2, { scenario: { titel: 'x' } }));
    received.length = 0;
    const site = { ...experience, flexPage: { endpoint: 'https://elsewhere.test/' } };
    const elsewhere = await answersTo(1, show(sequence + 3, { experience: site }));
    sequence += 3;

    expect(elsewhere).toMatchObject([
      { type: 'vitrine:failed', reason: 'Error: Its experience does not keep to its schema.' },
    ]);
    expect(broken).toEqual([
      { type: 'vitrine:failed', sequence: sequence - 2, reason: expect.stringMatching(/JSON/) },
    ]);
    expect(wrong).toEqual([
      {
        type: 'vitrine:failed',
        sequence: sequence - 1,
        reason: 'Its scenario does not keep to its schema.',
      },
    ]);
  });

  test('ignores an older number, the same again, and what has another shape', async () => {
    sequence += 1;
    const messages = [
      show(sequence, { page: samplePage('Newest') }),
      show(sequence, { page: samplePage('The same') }),
      show(sequence - 1, { page: samplePage('Older') }),
      { ...show(sequence + 1), type: 'vitrine:shown' },
      'vitrine:show',
      null,
    ];

    const answers = await answersTo(1, ...messages);
    const [pong] = (await answersTo(2, { type: 'vitrine:ping' })).slice(-1);

    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ type: 'vitrine:shown', sequence });
    expect(pong).toEqual({ type: 'vitrine:pong' });
    expect(received).toHaveLength(2);
    expect(words()).toContain('Newest');
  });

  test('answers so many messages a second and no more', async () => {
    const pings = Array.from({ length: 130 }, () => ({ type: 'vitrine:ping' }));

    await answersTo(120, ...pings);
    now += 1_000;
    await answersTo(121, { type: 'vitrine:ping' });

    expect(received).toHaveLength(121);
  });

  test('is led nowhere: links and forms of the page do nothing', () => {
    const area = document.createElement('div');
    area.innerHTML = '<a href="#x"><b>Link</b></a><form><button>Send</button></form><p>Words</p>';
    document.body.append(area);

    const followed = [
      post(area.querySelector('b'), 'click'),
      post(area.querySelector('form'), 'submit'),
      post(area.querySelector('p'), 'click'),
    ];
    area.remove();

    expect(followed).toEqual([false, false, true]);
  });
});
