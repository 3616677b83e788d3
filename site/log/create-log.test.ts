import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLog, type LogOptions } from './process-log.ts';
import { describeCauses } from './describe-cause.ts';
import { type AnswerEvent, type FaultsEvent, LOG_LEVELS } from './log-event.ts';
import { hostileTexts } from './hostile-texts.testing.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 30);

function logOf(options: Partial<LogOptions> = {}) {
  const lines: string[] = [];
  const log = createLog({
    level: 'debug',
    format: 'json',
    now: () => NOW,
    write: (line) => lines.push(line),
    ...options,
  });
  return { log, lines };
}

const answer: AnswerEvent = {
  event: 'answer',
  requestId: 'b7f6f0a2',
  method: 'GET',
  path: '/en/individuals',
  status: 200,
  durationMs: 12.5,
  cache: 'miss',
  admission: 'admitted',
};

const faultsWith = (message: string): FaultsEvent => ({
  event: 'faults',
  requestId: 'b7f6f0a2',
  method: 'GET',
  path: '/en/individuals',
  code: 'component-threw',
  count: 1,
  faults: [
    {
      code: 'component-threw',
      message,
      fix: 'Try it in a test.',
      pointer: '/data/title',
      causes: describeCauses(new TypeError(message)),
    },
  ],
});

describe('a log for programs', () => {
  test('OP-009 writes one JSON object a line with time, level, request and what happened', () => {
    const { log, lines } = logOf();

    log('info', answer);

    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time: '2026-11-21T09:30:00.000Z', level: 'info', ...answer },
    ]);
  });

  test('OP-009 writes a fault with its code, its message and all its causes', () => {
    const { log, lines } = logOf();

    log('error', faultsWith('no title'));

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: 'b7f6f0a2',
      code: 'component-threw',
      faults: [
        {
          code: 'component-threw',
          message: 'no title',
          causes: [
            {
              class: 'TypeError',
              message: 'no title',
              stack: expect.arrayContaining([expect.stringMatching(/^at /)]) as unknown,
            },
          ],
        },
      ],
    });
  });

  test('OP-009 stays one line of printable text whatever an author wrote', () => {
    assert(
      property(hostileTexts(), (text) => {
        const { log, lines } = logOf();

        log('error', faultsWith(text));

        expect(lines).toHaveLength(1);
        expect(lines[0]).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(JSON.parse(lines[0] ?? '')).toHaveProperty('faults.0.code', 'component-threw');
      }),
    );
  });
});

describe('a log for a person', () => {
  test('says in a headline what happened, and below it why', () => {
    const { log, lines } = logOf({ format: 'text' });
    const decided = {
      'feature_flag.key': 'loan',
      'feature_flag.result.variant': 'first-home',
      'feature_flag.result.reason': 'SPLIT',
    };

    log('info', { ...answer, ...decided, exceeded: ['fetch-macros'] });
    log('error', faultsWith('no title'));

    expect(lines[0]).toBe(
      '09:30:00.0 info  200 GET /en/individuals in 12.5 ms, miss, experiment loan: first-home (SPLIT), too slow: fetch-macros',
    );
    expect(lines[1]?.split('\n').slice(0, 3)).toEqual([
      '09:30:00.0 error 1 fault on /en/individuals (b7f6f0a2)',
      '  no title Try it in a test. (component-threw, /data/title)',
      '    TypeError: no title',
    ]);
    expect(lines[1]).toMatch(/\n {6}at .*create-log\.test\.ts/);
  });

  test('cannot be made to show a line of its own by an author', () => {
    const { log, lines } = logOf({ format: 'text' });
    const message = 'x\n09:30:00.0 info  200 GET /paid in 1 ms\u001B[1A';

    log('error', { ...faultsWith(message) });

    expect(lines[0]).not.toMatch(/^09:30:00\.0 info/m);
    expect(lines[0]).not.toContain('\u001B');
  });
});

test.each(LOG_LEVELS)('at the level %s nothing that matters less is written', (level) => {
  const { log, lines } = logOf({ level });

  LOG_LEVELS.forEach((each) => log(each, answer));

  expect(lines).toHaveLength(LOG_LEVELS.indexOf(level) + 1);
});
