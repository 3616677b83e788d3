import { expect, test } from 'vitest';
import { eventually, openPlayground, replaceText, textIn } from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

test('FO-039 a form by configuration is edited, checked, and sent in the playground', async () => {
  const visited = await openPlayground(visit, '?scenario=form/en');
  const { page, pageModel, problems, preview, previewText } = visited;
  await expect.poll(textIn(pageModel)).toContain('"label": "Your name"');
  const text = await pageModel.inputValue();

  await replaceText(pageModel, text.replace('"type": "email"', '"type": "emial"'));
  await problems.getByText('Wrong value: "emial".').waitFor();
  await problems.getByText('Write "email" instead.').waitFor();
  await eventually(previewText, (shown) => !shown.includes('E-mail address'));

  await replaceText(pageModel, text.replace('"label": "Your name"', '"label": "Who asks?"'));
  await eventually(previewText, (shown) => shown.includes('Who asks?'));
  await page.getByRole('button', { name: 'Select on the page' }).click();
  const send = preview.getByRole('button', { name: 'Send your question' });
  await send.press('Enter');
  await preview.getByText('There are 3 mistakes.').waitFor();
  await preview.getByLabel('Who asks?').fill('Ada Peeters');
  await preview.getByLabel('E-mail address').fill('ada@example.be');
  await preview.getByLabel('Your question').fill('May I bring the dog?');
  await send.press('Enter');
  await preview.getByRole('heading', { name: 'Thank you, your question is with us' }).waitFor();
  expect(visited.consoleMessages).toEqual([]);
});
