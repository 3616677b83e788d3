import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow } from '../open-window.testing.tsx';
import { joinFrame } from '../preview-panel/join-frame.testing.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';

async function openText() {
  await userEvent.click(screen.getByRole('button', { name: 'Bug report' }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the report' });
}

async function openReport(environment = sampleEnvironment(ADDRESS)) {
  await openSampleWindow({ environment });
  return { environment, text: await openText() };
}
const copy = () => userEvent.click(screen.getByRole('button', { name: 'Copy bug report' }));

test('a person sees the report, adds to it, and copies what then stands there', async () => {
  const { environment, text } = await openReport();
  await userEvent.type(text, 'It blinked.');

  await copy();

  expect(environment.copied).toEqual([text.value]);
  expect(text.value).toMatch(/- Link: https:\S+scenario=section-title\/sample[^]*It blinked\.$/);
  expect(screen.getByText(/^Copied, \d/)).toBeVisible();
});

test('where the clipboard is refused, the text is selected to be copied by keys', async () => {
  const { text } = await openReport(sampleEnvironment(ADDRESS, { refusesToCopy: true }));

  await copy();

  expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
  expect(screen.getByText(/press Ctrl\+C/)).toBeVisible();
});

test('the report has what the console of the page has said', async () => {
  await openSampleWindow({ environment: sampleEnvironment(ADDRESS) });
  const frame = await act(() => joinFrame(screen.getByTitle<HTMLIFrameElement>('Preview')));
  const messages = [{ time: 0, level: 'error', text: 'x is not defined', count: 3 }];
  await act(() => frame.answer({ type: 'vitrine:console', messages }));

  const text = await openText();

  expect(text.value).toContain('error, 3 times: x is not defined');
});
