import { expect, test } from 'vitest';
import { createMemoryBrowser } from './index.testing.ts';

test('other tabs hear of what a tab changes in local storage, and of nothing that stays as it was', () => {
  const browser = createMemoryBrowser();
  const { storage } = browser.openTab();
  const heard: (string | undefined)[] = [];
  const other = browser.openTab();
  other.storage.subscribe(() => heard.push(other.storage.get('name')));

  storage.remove('name');
  storage.set('name', 'a');
  storage.set('name', 'a');
  storage.remove('name');
  storage.remove('name');

  expect(heard).toEqual(['a', undefined]);
});
