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

/** An app that answers once it has been asked both questions, and tells of that moment. */
function createPatientApp(answers: Readonly<Record<string, unknown>>) {
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();
  const simulator = createNativeSimulator();
  const request = async (question: string) => {
    simulator.request(question);
    if (simulator.questions.length === 2) onAsked();
    await asked;
    return answers[question] ?? new Promise(() => undefined);
  };
  return { app: { ...simulator, request }, asked };
}

test('NB-003 NB-004 in an app it begins with the active profile id and the profiles, asked side by side', async () => {
  const { app } = createPatientApp({ 'active-profile-id': 'ada', profiles: ['ada', 'bob'] });
  const { bridge, session, begun } = begunIn(app);

  await bridge();
  await session();

  expect(begun).toEqual([{ activeProfileId: 'ada', profiles: ['ada', 'bob'] }]);
});

test('NB-005 in an app that is silent it begins after two seconds, and nothing is known', async () => {
  const { app, asked } = createPatientApp({});
  const { bridge, session, begun, host } = begunIn(app);

  const answered = bridge();
  await asked;
  await host.clock.advance(2_000);
  await answered;
  await session();

  expect(begun).toEqual([{ activeProfileId: undefined, profiles: undefined }]);
});

test('a bridge that is disposed of before its code has come asks nothing', async () => {
  const simulator = createNativeSimulator();
  const { bridge, dispose } = begunIn(simulator);

  const answered = bridge();
  dispose();
  await answered;

  expect(simulator.questions).toEqual([]);
});
