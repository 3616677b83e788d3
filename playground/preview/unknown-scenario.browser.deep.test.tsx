import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(undefined, '', '/');
});

test('a scenario that does not exist is an outcome, for the gallery as for the console', async () => {
  const posted = vi.fn<Window['postMessage']>();
  window.history.replaceState(undefined, '', '/preview/service-card/fulll');
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: posted } as unknown as Window);

  const opening = import('./one-scenario.ts').then(({ opened }) => opened);

  await expect(opening).rejects.toThrow('There is no scenario service-card/fulll.');
  expect(posted.mock.calls).toEqual([
    [
      {
        type: 'vitrine:outcome',
        problems: [],
        failure: 'Error: There is no scenario service-card/fulll.',
      },
      window.location.origin,
    ],
  ]);
});
