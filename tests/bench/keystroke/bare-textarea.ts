import type { Page } from 'playwright';
import type { Typist } from './type-and-watch.ts';

/**
 * The plainest thing that could be called an editor with a preview: a textarea, and a frame in the
 * same kind of sandbox that sets its text into one element.
 */
export async function openBareTextarea(page: Page, text: string): Promise<Typist> {
  // Every document of the site has a policy, which its frames inherit and which forbids their
  // script.
  await page.goto('about:blank');
  await page.evaluate(fill, text);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('The bare page has no frame.');
  await frame.waitForFunction(() => (document.querySelector('pre')?.textContent ?? '') !== '');

  const editor = page.locator('textarea');
  await editor.focus();
  await page.keyboard.press('Control+Home');
  return { page, frame };
}

/** Runs in the page. */
function fill(text: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.width = '840';
  frame.height = '700';
  frame.srcdoc = `<!doctype html><pre></pre><script>
    const shown = document.querySelector('pre');
    addEventListener('message', ({ data }) => { shown.textContent = data; });
  </script>`;
  const editor = document.createElement('textarea');
  editor.rows = 40;
  editor.cols = 80;
  editor.value = text;
  const send = () => frame.contentWindow?.postMessage(editor.value, '*');
  editor.addEventListener('input', send);
  frame.addEventListener('load', send);
  document.body.replaceChildren(editor, frame);
}
