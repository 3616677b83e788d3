import { expect, test } from 'vitest';
import { createMemoryHost, createNativeSimulator } from '../host/memory/index.testing.ts';
import { createNativeSteps, type NativeProfiles } from './start-window.ts';

const readProfile = (value: unknown) => (typeof value === 'string' ? value : undefined);

function begunIn(nativeWebView?: unknown) {
  const begun: (NativeProfiles<string> | undefined)[] = [];
  const host = createMemoryHost({ nativeWebView });
  const begin = (native: NativeProfiles<string> | undefined) => void begun.push(native);
  return { begun, host, ...createNativeSteps({ readProfile, begin }, host) };
}

test('NB-001 in a normal browser the session begins without an app', async () => {
  const { bridge, session, begun } = begunIn();

  await bridge();
  await session();

  expect(begun).toEqual([undefined]);
});

test('NB-003 NB-004 in an app it begins with the active profile id and the profiles, asked side by side', async () => {
  const simulator = createNativeSimulator({
    activeProfileId: { kind: 'value', value: 'ada' },
    profiles: { kind: 'value', value: ['ada', 'bob'] },
  });
  const { bridge, session, begun } = begunIn(simulator);

  const asked = bridge();
  expect(simulator.questions).toEqual(['active-profile-id', 'profiles']);
  await asked;
  await session();

  expect(begun).toEqual([{ activeProfileId: 'ada', profiles: ['ada', 'bob'] }]);
});

test('NB-005 in an app that is silent it begins after two seconds, and nothing is known', async () => {
  const never = { kind: 'never' } as const;
  const silent = createNativeSimulator({ activeProfileId: never, profiles: never });
  const { bridge, session, begun, host } = begunIn(silent);

  const asked = bridge();
  await host.clock.advance(2_000);
  await asked;
  await session();

  expect(begun).toEqual([{ activeProfileId: undefined, profiles: undefined }]);
});
