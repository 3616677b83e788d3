import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../theme/index.css';
import { SampleControl } from './sample-control.testing.tsx';

afterEach(cleanup);

/** A rich text in its editor, and how to write another one from outside. */
async function openEditor(first: string) {
  const fill = vi.fn<(value: unknown) => void>();
  const ready = vi.fn<(write: (value: unknown) => void) => void>();
  render(<SampleControl first={first} onFill={fill} onReady={ready} />);
  // It is loaded for the first of them, which takes a busy machine its time.
  await expect
    .poll(() => screen.queryByRole('toolbar', { name: 'Formatting of Body' }))
    .not.toBeNull();
  const content = screen.getByRole('textbox', { name: 'Body' });
  return { fill, content, write: (value: unknown) => ready.mock.lastCall?.[0](value) };
}

const filled = (fill: ReturnType<typeof vi.fn>) => fill.mock.lastCall?.[0];

test('a text is written, styled by key and by button, and stays what it was elsewhere', async () => {
  const { fill, content } = await openEditor('<p class=x>A</p>\n<p>B</p>');

  await userEvent.click(screen.getByText('Body'));
  await expect.element(content).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.keyboard('{Control>}b{/Control} C{Control>}b{/Control} D');
  expect(filled(fill)).toBe('<p class=x>A</p>\n<p>B<strong> C</strong> D</p>');

  await userEvent.click(screen.getByRole('button', { name: 'Numbered list' }));
  expect(filled(fill)).toBe('<p class=x>A</p><ol><li>B<strong> C</strong> D</li></ol>');
  expect(screen.getByRole('button', { name: 'Numbered list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(content).toHaveFocus();
});

test('a change from outside leaves the caret in its place, and a macro shows as what it is', async () => {
  const { fill, content, write } = await openEditor('<p>A B</p>');
  await userEvent.click(content);
  await userEvent.keyboard('{Control>}{End}{/Control}');

  write('<p>New %{a:b}% A B</p>');
  await expect.poll(() => content.querySelector('[data-macro]')).toHaveTextContent('%{a:b}%');
  await userEvent.keyboard('C');

  expect(filled(fill)).toBe('<p>New %{a:b}% A BC</p>');
});

test('a text that cannot be edited here is left as it is, says why, and can be mended', async () => {
  const { fill, content, write } = await openEditor('<p>A</p>');

  write('<h1>A</h1>');
  await expect.poll(() => screen.queryByDisplayValue('<h1>A</h1>')).not.toBeNull();
  const source = screen.getByDisplayValue('<h1>A</h1>');
  expect(content).not.toBeInTheDocument();
  expect(source).toHaveAccessibleDescription(
    /Some help This text can only be edited as source.*<h1>/,
  );
  expect(screen.getByRole('button', { name: 'Source' })).toBeDisabled();

  await userEvent.fill(source, '<h2>A</h2>');
  await userEvent.click(screen.getByRole('button', { name: 'Source' }));
  expect(filled(fill)).toBe('<h2>A</h2>');
  expect(screen.getByRole('heading', { name: 'A' })).toBeVisible();
});

test('Escape and undo are left to the form around the text, and what is pasted is cleaned', async () => {
  const { fill, content } = await openEditor('<p>A</p>');
  const left: string[] = [];
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (!defaultPrevented) left.push(key);
  });
  await userEvent.click(content);

  await userEvent.keyboard('{Control>}{End}z{/Control}{Escape}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<b style="color: red">B</b><script>c()</script>');
  content.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );

  expect(left).toEqual(expect.arrayContaining(['z', 'Escape']));
  expect(filled(fill)).toBe('<p>A<strong>B</strong></p>');
});

test('a table is put in, grows where the caret is, and says why where it cannot', async () => {
  const { fill, content, write } = await openEditor('<p>A</p>');
  await userEvent.click(content);

  await userEvent.click(screen.getByRole('button', { name: 'Insert table' }));
  await userEvent.keyboard('B');
  await userEvent.click(screen.getByRole('button', { name: 'Add column after' }));
  await userEvent.keyboard('C');
  await userEvent.click(screen.getByRole('button', { name: 'Remove row' }));
  expect(content).toHaveFocus();
  expect(filled(fill)).toBe(
    '<p>A</p><table><tbody><tr><td></td><td></td><td></td></tr></tbody></table>',
  );

  write('<table><tr><td colspan="2">D</td></tr></table>');
  await expect.poll(() => content.textContent).toBe('D');
  await userEvent.click(screen.getByText('D'));
  await expect.poll(() => screen.queryByText(/can be changed in the source/)).not.toBeNull();
});
