import { expect, onTestFinished, test } from 'vitest';
import { DOWN_A_LIST, manageRovingTabIndex } from './roving-tab-index.ts';

test('the focus of a row that is removed goes on to the present one, and stays where a person has left the list', async () => {
  document.body.innerHTML =
    '<div><button>a</button><button aria-current="true">b</button><button>c</button></div>';
  const list = document.querySelector('div')!;
  const [first, present, last] = list.querySelectorAll('button');
  onTestFinished(manageRovingTabIndex(list, DOWN_A_LIST));
  onTestFinished(() => document.body.replaceChildren());

  first?.focus();
  first?.remove();
  await expect.poll(() => document.activeElement).toBe(present);
  last?.focus();
  last?.blur();
  await Promise.resolve();
  last?.remove();

  await expect.poll(() => present?.tabIndex).toBe(0);
  expect(document.activeElement).toBe(document.body);
});
