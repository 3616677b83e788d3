import { expect, test } from 'vitest';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Notification } from './notification.tsx';

test.each([
  ['information', 'blue', 'rgb(21, 94, 139)', 'rgb(225, 239, 249)'],
  ['success', 'green', 'rgb(15, 112, 72)', 'rgb(232, 245, 238)'],
  ['warning', 'amber', 'rgb(122, 82, 0)', 'rgb(255, 246, 220)'],
  ['error', 'red', 'rgb(192, 36, 47)', 'rgb(253, 238, 238)'],
] as const)('BL-035 the type %s is %s', (...[type, , ink, ground]) => {
  const container = renderInBrowser(
    <Notification type={type} link={{ text: 'More', url: '#more' }}>
      Text
    </Notification>,
  );

  const colorOf = (selector: string) =>
    getComputedStyle(container.querySelector(selector) ?? document.body);

  expect(colorOf('.notification').backgroundColor).toBe(ground);
  expect([colorOf('.notification > .icon').color, colorOf('a').color]).toEqual([ink, ink]);
});
