import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  choose,
  closePage,
  getPage,
  getStored,
  goToPerson,
  goToTimes,
  heading,
  NOW,
  open,
  press,
  reload,
  setStored,
  startTab,
  type,
  TYPED,
  typePerson,
  valueOf,
} from './appointment-page.testing.tsx';
import { STORED_MS } from '../form/stored-records.ts';

beforeEach(startTab);
afterEach(closePage);

test('a reload keeps all that was chosen and typed, where the visitor allows it', async () => {
  await open();
  await goToPerson();
  typePerson();
  const sent = await reload();

  await heading(/^Step 3 of 3/);
  expect(valueOf('Your name')).toBe(TYPED.name);
  expect(document.activeElement).toBe(document.body);
  press('Make the appointment');
  await heading(/made$/);
  expect(sent[0]?.values).toMatchObject({ topic: 'home-loan', time: '10:00', ...TYPED });
});

test.each([
  ['refused', 'cookiesOptin=false'],
  ['not been asked', ''],
])(
  'a reload keeps only choices where the visitor has %s, and asks again for the rest',
  async (...row) => {
    const [, cookies] = row;
    await open({}, { cookies });
    await goToPerson();
    typePerson();
    expect([...getStored().values()].join(' ')).not.toMatch(/canary|home-loan/i);
    const sent = await reload({ cookies });

    await heading(/^Step 3 of 3/);
    expect(screen.getByText(/^Tuesday,? 1 December 2026/)).toBeVisible();
    expect(valueOf('Your name')).toBe('');
    choose('Saving');
    typePerson();
    press('Make the appointment');
    await heading(/made$/);
    expect(sent[0]?.values).toMatchObject({
      topic: 'saving',
      way: 'video',
      time: '10:00',
      ...TYPED,
    });
  },
);

test('after a withdrawal nothing typed is stored, nor given back', async () => {
  await open();
  await goToPerson();
  typePerson();
  expect([...getStored().values()].join(' ')).toContain(TYPED.name);
  await reload({ cookies: 'cookiesOptin=false' });
  await heading(/^Step 3 of 3/);
  expect(valueOf('Your name')).toBe('');
  type('Your name', 'Ada');

  expect([...getStored().values()].join(' ')).not.toMatch(/Ada/);
});

test('nothing is stored for longer than half an hour', async () => {
  await open();
  await goToPerson();
  const before = new Map(getStored());
  await reload({ now: NOW + STORED_MS - 1 });
  await heading(/^Step 3 of 3/);
  setStored(before);
  await reload({ now: NOW + STORED_MS });

  await heading(/^Step 1 of 3/);
  expect([...getStored().keys()]).toEqual([]);
});

test('what is stored goes half an hour after the last change, though the page stays open', async () => {
  await open();
  await goToTimes();
  await getPage()?.advance(STORED_MS - 1);
  expect([...getStored().keys()]).toHaveLength(2);

  await getPage()?.advance(1);
  expect([...getStored().keys()]).toEqual([]);
});

test('asks a visitor who leaves if what they typed may go, where nothing stores it', async () => {
  await open();
  await goToPerson();
  typePerson();
  expect(isLeavingAsked()).toBe(false);
  await reload({ cookies: '' });
  await heading(/^Step 3 of 3/);
  typePerson();

  expect(isLeavingAsked()).toBe(true);
});

function isLeavingAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
