/**
 * Opens the cookie dialog of a page before its first paint, where its visitor is to be asked. Until
 * `followCookieDialog` takes over, the dialog's forms close it as the browser closes any, and the
 * level that was chosen stands in `data-choice`. This stands as text in every page, by itself: it
 * may use nothing from outside its own braces. Nothing asks for the layout before the dialog is
 * open, since the page behind a modal one has other styles, and would be laid out twice.
 */
export function openBeforePaint(window: Window): void {
  const { document, navigator, location } = window;
  const root = document.documentElement;
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-cookie-dialog]');
  const chosen = /(?:^|; *)cookiesOptin=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  if (!dialog || dialog.open || /^(?:true|false)$/.test(chosen)) return;
  const { startPage = '', skipMarker } = dialog.dataset;
  const isMarked = skipMarker !== undefined && navigator.userAgent.includes(skipMarker);
  const isNamed = location.hash === `#${dialog.id}`;
  if (isMarked || isNamed || root.dataset['consentPage'] !== undefined) return;

  const all = (selector: string) => dialog.querySelectorAll<HTMLInputElement>(selector);
  const show = (name: string) => {
    for (const page of all('[data-cookie-page]')) page.hidden = page.dataset['cookiePage'] !== name;
    dialog.setAttribute('aria-labelledby', `cookie-dialog-${name}`);
    all(`#cookie-dialog-${name}`)[0]?.focus();
  };
  const unlock = () => {
    if (dialog.dataset['firstPaint'] !== undefined) delete root.dataset['overlayLock'];
  };
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-cookie-to]');
    if (button) show(button.dataset['cookieTo'] ?? '');
  });
  dialog.addEventListener('change', () => {
    for (const button of all('[data-cookie-save]')) button.disabled = false;
  });
  dialog.addEventListener('submit', ({ submitter }) => {
    dialog.dataset['choice'] = submitter?.dataset['cookieLevel'] ?? all(':checked')[0]?.value ?? '';
    unlock();
  });
  dialog.addEventListener('close', unlock);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault();
  });
  if (!window.matchMedia('(width >= 600px)').matches) {
    const first = all('[data-cookie-level="3"]')[0];
    if (first) first.parentElement?.prepend(first);
  }
  dialog.setAttribute('closedby', 'none');
  dialog.dataset['firstPaint'] = '';
  dialog.showModal();
  all(`#cookie-dialog-${startPage}`)[0]?.focus();
  root.dataset['overlayLock'] = window.innerWidth > root.clientWidth ? 'room' : 'bare';
}

/** The same as a script of a page. Where it fails, the dialog opens once its code has come. */
export const BEFORE_PAINT = `try{(${openBeforePaint.toString().replaceAll(/\s*\n\s*/g, '\n')})(window)}catch{}`;
