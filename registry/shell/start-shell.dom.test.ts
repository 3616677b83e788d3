import { expect, onTestFinished, test, vi } from 'vitest';
import { startShell } from './start-shell.ts';

const HREF = '/en/individuals/payments/new';

async function startWith(visitorId: string): Promise<() => void> {
  const stop = startShell(window, { identity: () => ({ visitorId, consentLevel: 2 }) });
  await vi.dynamicImportSettled();
  return stop;
}

test('SH-023 a universal link that is followed on a phone carries the identity that the shell is given', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.documentElement.dataset['device'] = 'phone';
  document.body.innerHTML = `<a href="${HREF}"><b>Pay</b></a>`;
  const [link] = document.links;
  const follow = () => {
    link?.querySelector('b')?.click();
    return link?.getAttribute('href');
  };
  // The document of the test stays.
  link?.addEventListener('click', (event) => event.preventDefault());
  onTestFinished(() => {
    delete document.documentElement.dataset['device'];
    vi.unstubAllGlobals();
    // Other files share the document.
    document.body.replaceChildren();
  });

  const stop = await startWith('1');
  stop();
  const withoutShell = follow();
  const stopNext = await startWith('2');
  const withShell = follow();
  stopNext();

  expect([withoutShell, withShell]).toEqual([HREF, `${HREF}?adobe_mc=2`]);
});
