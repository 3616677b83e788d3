import { describe, expect, test } from 'vitest';
import {
  createMemoryHost,
  createNativeSimulator,
  type MemoryHost,
  type NativeSimulatorOptions,
} from '../../host/memory/index.testing.ts';
import { checkCompatibility } from '../../routing/decide-route.ts';
import { createNativeBridge } from './index.ts';
import { MINIMUM_VERSIONS } from './minimum-versions.ts';

interface Profile {
  readonly profileId: string;
}

const SECRET = 'token-of-ada';
const ADA = { profileId: 'ada', accessToken: SECRET };
const request = (): unknown => 'ada';
const JUNK = 'gave no answer of use';

function readProfile(value: unknown): Profile | undefined {
  if (typeof value !== 'object' || value === null || !('profileId' in value)) return undefined;
  return typeof value.profileId === 'string' ? { profileId: value.profileId } : undefined;
}

function bridgeIn(nativeWebView?: unknown) {
  const host = createMemoryHost({ nativeWebView });
  return { host, bridge: createNativeBridge({ readProfile }, host) };
}

function bridgeTo(options: NativeSimulatorOptions) {
  const simulator = createNativeSimulator(options, (): MemoryHost => made.host);
  const made = bridgeIn(simulator);
  return { ...made, simulator };
}

describe('where the page runs', () => {
  test('NB-001 in a normal browser there is no app, no profile and no question', async () => {
    const { bridge, host } = bridgeIn();

    expect(bridge.app).toBeUndefined();
    expect(await bridge.activeProfileId()).toBeUndefined();
    expect(await bridge.profiles()).toBeUndefined();
    expect(host.messages).toEqual([]);
  });

  test('NB-001 in the web view of a native app, the app is known by platform, version and features', () => {
    const { bridge } = bridgeTo({ platform: 'ios', version: '1.6.9', features: ['camera'] });

    expect(bridge.app).toEqual({ platform: 'ios', version: '1.6.9', features: ['camera'] });
  });

  test.each([
    ['nothing at all', null],
    ['a text', 'android'],
    ['a list', []],
    ['no platform', { request }],
    ['an unknown platform', { platform: 'symbian', request }],
    ['a request that is no function', { platform: 'ios', request: 'ada' }],
  ])('%s in place of a web view is logged, and counts as a normal browser', (_, found) => {
    const { bridge, host } = bridgeIn(found);

    expect(bridge.app).toBeUndefined();
    expect(host.messages).toEqual([
      { level: 'error', text: expect.stringContaining('The native web view cannot be used') },
    ]);
  });

  test('an app of which neither version nor features can be read is one of no version', () => {
    const { bridge } = bridgeIn({ platform: 'android', version: 17, features: 'camera', request });

    expect(bridge.app).toEqual({ platform: 'android', version: '', features: [] });
  });
});

describe('versions of the app', () => {
  test('NB-007 the thresholds are 1.7.0, 1.7.2 and 1.7.4, each with a name', () => {
    expect(MINIMUM_VERSIONS).toEqual({
      'bridge-profiles': '1.7.0',
      'bridge-navigation': '1.7.2',
      'bridge-context': '1.7.4',
    });
  });

  test.each([
    ['1.6.99', ['bridge-profiles', 'bridge-navigation', 'bridge-context']],
    ['1.7.0', ['bridge-navigation', 'bridge-context']],
    ['1.7.1', ['bridge-navigation', 'bridge-context']],
    ['1.7.2', ['bridge-context']],
    ['1.7.10', []],
    ['junk', ['bridge-profiles', 'bridge-navigation', 'bridge-context']],
  ])('NB-007 NB-008 for a route that needs all of them, version %s lacks %j', (version, lacks) => {
    const { bridge } = bridgeTo({ version });

    const refusal = checkCompatibility({ mobileHybrid: Object.keys(MINIMUM_VERSIONS) }, bridge.app);

    expect(refusal?.missingFeatures ?? []).toEqual(lacks);
  });
});

describe('the active profile', () => {
  test.each([
    ['a text', 'ada'],
    ['an object', { profileId: 'ada' }],
    ['an object as JSON', '{"profileId":"ada"}'],
    ['a text as JSON', ' "ada"'],
  ])('NB-003 is fetched as %s', async (_, value) => {
    const { bridge, simulator, host } = bridgeTo({ activeProfileId: { kind: 'value', value } });

    expect(await bridge.activeProfileId()).toBe('ada');
    expect(simulator.questions).toEqual(['active-profile-id']);
    expect(host.messages).toEqual([]);
  });

  test.each(['bootstrap', { profileId: 'bootstrap' }, '{"profileId":"bootstrap"}'])(
    'NB-002 %j is nobody, and no mistake',
    async (value) => {
      const { bridge, host } = bridgeTo({ activeProfileId: { kind: 'value', value } });

      expect(await bridge.activeProfileId()).toBeUndefined();
      expect(host.messages).toEqual([]);
    },
  );

  test.each([undefined, null, 7, '', ' ', [], {}, { profileId: 7 }, '{"profileId"', '[]'])(
    'junk, %j, is logged and counts as none',
    async (value) => {
      const { bridge, host } = bridgeTo({ activeProfileId: { kind: 'value', value } });

      expect(await bridge.activeProfileId()).toBeUndefined();
      expect(host.messages).toEqual([{ level: 'error', text: expect.stringContaining(JUNK) }]);
    },
  );
});

describe('the profile list', () => {
  test.each([
    ['a list', [ADA]],
    ['an object', { profiles: [ADA] }],
    ['a list as JSON', JSON.stringify([ADA])],
    ['an object as JSON', JSON.stringify({ profiles: [ADA] })],
  ])('NB-004 is fetched as %s', async (_, value) => {
    const { bridge, simulator, host } = bridgeTo({ profiles: { kind: 'value', value } });

    expect(await bridge.profiles()).toEqual([{ profileId: 'ada' }]);
    expect(simulator.questions).toEqual(['profiles']);
    expect(host.messages).toEqual([]);
  });

  test('NB-002 has nobody in it whose id is bootstrap', async () => {
    const value = [{ profileId: 'bootstrap' }, ADA];
    const { bridge, host } = bridgeTo({ profiles: { kind: 'value', value } });

    expect(await bridge.profiles()).toEqual([{ profileId: 'ada' }]);
    expect(host.messages).toEqual([]);
  });

  test.each([[[]], ['[]'], [{ profiles: [] }]])('NB-009 none, %j, is an answer', async (value) => {
    const { bridge, host } = bridgeTo({ profiles: { kind: 'value', value } });

    expect(await bridge.profiles()).toEqual([]);
    expect(host.messages).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'ada'],
    ['one profile alone', ADA],
    ['broken JSON', `[${SECRET}`],
    ['a list with what is no profile', [ADA, SECRET]],
    ['an endless list', Array.from({ length: 101 }, () => ADA)],
    ['an endless text', `[${'"a",'.repeat(60_000)}"a"]`],
  ])('%s is logged without its content, and counts as no answer', async (_, value) => {
    const { bridge, host } = bridgeTo({ profiles: { kind: 'value', value } });

    expect(await bridge.profiles()).toBeUndefined();
    expect(host.messages).toEqual([{ level: 'error', text: expect.stringContaining(JUNK) }]);
    expect(host.messages[0]?.text).not.toContain(SECRET);
  });
});

describe('an app that fails', () => {
  test.each(['activeProfileId', 'profiles'] as const)(
    'NB-005 NB-006 has two seconds for %s, and is then logged as an error',
    async (question) => {
      const { bridge, host } = bridgeTo({ [question]: { kind: 'never' } });
      let hasEnded = false;

      const asked = bridge[question]().then((answer) => {
        hasEnded = true;
        return answer;
      });
      await host.clock.advance(1_999);
      expect([hasEnded, host.messages]).toEqual([false, []]);
      await host.clock.advance(1);

      expect(await asked).toBeUndefined();
      const name = question === 'profiles' ? 'profiles' : 'active-profile-id';
      expect(host.messages).toEqual([
        { level: 'error', text: `The native bridge call ${name} timed out after 2000 ms.` },
      ]);
    },
  );

  test('NB-005 an answer a millisecond before the limit counts, and one after it changes nothing', async () => {
    const late = { kind: 'value', value: [ADA], delayMs: 2_001 } as const;
    const inTime = { kind: 'value', value: 'ada', delayMs: 1_999 } as const;
    const { bridge, host } = bridgeTo({ activeProfileId: inTime, profiles: late });

    const answers = Promise.all([bridge.activeProfileId(), bridge.profiles()]);
    await host.clock.advance(3_000);

    expect(await answers).toEqual(['ada', undefined]);
    expect(host.messages).toHaveLength(1);
  });

  test.each(['throw', 'reject'] as const)(
    'one that answers with a %s is logged without its reason',
    async (kind) => {
      const { bridge, host } = bridgeTo({ profiles: { kind, reason: new Error(SECRET) } });

      expect(await bridge.profiles()).toBeUndefined();
      expect(host.messages).toEqual([
        { level: 'error', text: 'The native bridge call profiles failed in the app.' },
      ]);
    },
  );

  test('one that is asked when the page ends is not waited for, and not logged', async () => {
    const { bridge, host } = bridgeTo({ profiles: { kind: 'never' } });

    const asked = bridge.profiles();
    bridge.dispose();

    expect(await asked).toBeUndefined();
    await host.clock.advance(3_000);
    expect(host.messages).toEqual([]);
  });
});
