import { beforeAll, expect, test } from 'vitest';
import { showAppNotice } from './show-app-notice.ts';

// jsdom has no popovers.
beforeAll(() => void Object.assign(HTMLElement.prototype, { showPopover() {} }));

test.each([
  ['de-DE', 'Aktualisieren Sie die App', 'Schließen'],
  ['it-IT', 'Aggiorni l’app', 'Chiudi'],
  ['fr-LU', 'Mettez l’application à jour', 'Fermer'],
  ['pl-PL', 'Update the app', 'Close'],
])('in %s the notice says "%s", and its button "%s"', async (locale, text, close) => {
  await showAppNotice(document, { locale });

  const notice = document.querySelector('#app-notice');
  expect(notice?.querySelector('p')).toHaveTextContent(text);
  expect(notice?.querySelector('button')).toHaveTextContent(close);
});
