import { expect, onTestFinished, test, vi } from 'vitest';
import { REPORT_ID } from './preview-report.ts';

const ORIGIN = window.location.origin;

/**
 * A preview at an address, in a window around it that notes what it receives; and what is printed.
 */
async function openPreview(path: string) {
  const received: unknown[] = [];
  const printed: unknown[] = [];
  window.history.replaceState(undefined, '', path);
  document.body.innerHTML = '<div id="page" class="page" data-layout="default"></div>';
  vi.spyOn(window, 'parent', 'get').mockReturnValue({
    postMessage: (...message: unknown[]) => received.push(message),
  } as unknown as Window);
  vi.spyOn(console, 'error').mockImplementation((...words) => void printed.push(words.join(' ')));
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
    window.history.replaceState(undefined, '', '/');
  });
  const failure = await import('./one-scenario.ts')
    .then(({ opened }) => opened)
    .then(
      () => undefined,
      (error: unknown) => String(error),
    );
  const template = document.querySelector<HTMLTemplateElement>(`#${REPORT_ID}`);
  return {
    received,
    printed,
    failure,
    report: JSON.parse(template?.content.textContent || 'null') as unknown,
    words: document.querySelector('#page')?.textContent ?? '',
  };
}

test('a scenario is shown under its title, and reports that nothing is wrong with it', async () => {
  const { received, printed, failure, report, words } = await openPreview(
    '/preview/service-card/full?locale=fr-BE',
  );

  expect(failure).toBeUndefined();
  expect(document.title).toBe('Service card with every field');
  expect(document.documentElement.lang).toBe('fr-BE');
  expect(words).not.toBe('');
  expect(received).toEqual([[{ type: 'vitrine:outcome', problems: [] }, ORIGIN]]);
  expect(report).toMatchObject({
    faults: [],
    events: [
      'PAGE particuliers',
      'flexZone/1/service-card',
      '  1 card "Saver Plus, for money you leave alone"',
      '  2 link "all rates"',
    ],
  });
  expect(printed).toEqual([]);
});
