import { expect, test } from 'vitest';
import { replayEvent } from './run-page.ts';

test('files that were chosen before the components ran are told, and stay', () => {
  const target = document.body.appendChild(document.createElement('input'));
  target.type = 'file';
  const file = new File(['a'], 'a.pdf');
  Object.defineProperty(target, 'files', { value: [file] });
  const heard: string[] = [];
  for (const type of ['input', 'change']) target.addEventListener(type, () => heard.push(type));
  const held = { value: 'C:\\fakepath\\a.pdf', checked: false, defaultChecked: false };

  const action = { event: new Event('change'), target, once: target };
  replayEvent({ ...action, held: { ...held, defaultValue: '' } });

  expect(heard).toEqual(['input', 'change']);
  expect([...(target.files ?? [])]).toEqual([file]);
  target.remove();
});
