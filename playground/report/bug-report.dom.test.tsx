import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow } from '../open-window.testing.tsx';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';

async function openReport(environment = sampleEnvironment(ADDRESS)) {
  await openSampleWindow({ environment });
  await userEvent.click(screen.getByRole('button', { name: 'Bug report' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Text of the report',
  });
  return { environment, text };
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
