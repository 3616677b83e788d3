import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { PlaygroundContext } from '../context/playground-context.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { translatorFor } from '../environment/messages.ts';
import { openKeep } from './open-save-store.testing.ts';
import { SaveContext } from './save-context.ts';
import { SaveNotices } from './save-notices.tsx';

const PAGE = {
  data: { flexZone: { flexComponents: [{ componentType: 'section-title', title: '%{a:rate}%' }] } },
};
const FILES = createMemoryStore({
  'pages/en/individuals/cards.json': PAGE,
  'pages/en/business.json': { data: {} },
});
const key = { name: 'rate', dataType: 'percentage', value: { value: 1 } };
const MACROS = JSON.stringify({ savings: { groups: [{ name: 'a', keys: [key] }] } });

test('a save names the pages that show the macros which it changed', async () => {
  await import('../usages/find-affected.ts');
  const { store, keep, edit, doing } = await openKeep();
  const environment = sampleEnvironment();
  const context = { store, environment, t: translatorFor('en-GB'), files: () => FILES };
  render(
    <PlaygroundContext value={context}>
      <SaveContext value={keep}>
        <SaveNotices />
      </SaveContext>
    </PlaygroundContext>,
  );
  edit('macros', MACROS);

  await act(() => doing().save());
  await userEvent.click(await screen.findByText('Seen in pages: 1, in digests: 0'));

  expect(screen.getByText('/en/individuals/cards')).toBeVisible();
  expect(screen.queryByText('/en/business')).toBeNull();
});
