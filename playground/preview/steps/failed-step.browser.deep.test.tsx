import { expect, onTestFinished, test, vi } from 'vitest';
import { takeTurn } from '#renderer/take-turn';
import { REPORT_ID } from '../preview-report.ts';

test('a step of another language than the page stands above it, in the report and in the outcome', async () => {
  const posted = vi.fn<Window['postMessage']>();
  const path = '/preview/feature/loan-calculator-with-mistakes?locale=fr-BE';
  window.history.replaceState(undefined, '', path);
  document.body.innerHTML = '<div id="page" class="page" data-layout="default"></div>';
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: posted } as unknown as Window);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    void takeTurn().then(() => callback(0));
    return 0;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
    window.history.replaceState(undefined, '', '/');
  });

  await import('../one-scenario.ts').then(({ opened }) => opened);

  const report = document.querySelector<HTMLTemplateElement>(`#${REPORT_ID}`);
  expect(document.querySelector('aside')?.textContent).toBe(
    'Failed step: step 1 is "fill": "Amount", and the page does not have it. ' +
      'Correct it, or use one of: Montant, Durée en mois.',
  );
  expect(JSON.parse(report?.content.textContent ?? '')).toMatchObject({
    faults: ['failed-step /steps/0/fill'],
  });
  expect(posted.mock.calls).toEqual([
    [{ type: 'vitrine:outcome', problems: ['failed-step'] }, window.location.origin],
  ]);
  expect(printed).toHaveBeenCalledOnce();
});
