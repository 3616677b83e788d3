import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StaticSlot } from './slot.tsx';

const ITEM = { state: 'static', type: 'paragraph', key: '7' } as const;
const recoverable: unknown[] = [];

beforeEach(() => {
  recoverable.length = 0;
  document.body.innerHTML =
    '<div id="page"><div class="slot" data-type="paragraph" data-key="7"><p>By the server</p></div></div>';
});
afterEach(() => document.body.replaceChildren());

const page = () => document.querySelector('#page') as HTMLElement;

test('hydrating leaves what the server rendered as it is', () => {
  const paragraph = document.querySelector('p');

  act(() => {
    hydrateRoot(page(), <StaticSlot item={ITEM} />, {
      onRecoverableError: (error) => recoverable.push(error),
    });
  });

  expect(document.querySelector('p')).toBe(paragraph);
  expect(page()).toHaveTextContent('By the server');
  expect(recoverable).toEqual([]);
});

test('an element that is made anew takes over what the server rendered', () => {
  const element = document.querySelector('.slot') as HTMLElement;
  const paragraph = document.querySelector('p');

  act(() => createRoot(page()).render(<StaticSlot item={{ ...ITEM, element }} />));

  expect(document.querySelector('.slot')).not.toBe(element);
  expect(document.querySelector('.slot > p')).toBe(paragraph);
});
