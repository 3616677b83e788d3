import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const INDEX = {
  scenarios: [
    { id: 'service-card/full', title: 'Card with everything' },
    { id: 'home/en', title: 'Home in English' },
  ],
};
const status = () => document.documentElement.dataset['status'];

beforeEach(() => {
  vi.resetModules();
  delete document.documentElement.dataset['status'];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** A document at an address, for which a server has this list of scenarios. */
function arriveAt(address: string, html: string, answer: () => Promise<Response>) {
  const asked: unknown[] = [];
  window.history.replaceState(undefined, '', address);
  document.body.innerHTML = html;
  vi.spyOn(window, 'fetch').mockImplementation((url) => {
    asked.push(url);
    return answer();
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
    window.history.replaceState(undefined, '', '/');
  });
  return asked;
}

const withList = () => Promise.resolve(Response.json(INDEX));
const withoutList = () => Promise.reject(new TypeError('Failed to fetch'));

test('the gallery lists what the server has, and is ready then', async () => {
  const asked = arriveAt('/preview/', '<div id="gallery"></div>', withList);

  await act(() => import('./main.tsx'));

  expect(asked).toEqual(['/preview/index.json']);
  expect(screen.getByRole('heading', { name: 'Home in English' })).toBeInTheDocument();
  expect(status()).toBe('ready');
});

test('the gallery says so where it cannot have the list, and is not ready', async () => {
  arriveAt('/preview/', '<div id="gallery"></div>', withoutList);

  await act(() => import('./main.tsx'));

  expect(screen.getByRole('alert')).toHaveTextContent(
    'The list of scenarios could not be read: TypeError: Failed to fetch',
  );
  expect(status()).toBeUndefined();
});

test('an unknown preview names the scenarios whose ids are nearest, and is ready then', async () => {
  const asked = arriveAt('/preview/service-card/ful', '<div id="unknown"></div>', withList);

  await act(() => import('./unknown.tsx'));

  expect(asked).toEqual(['/preview/index.json']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“service-card/ful”');
  expect(screen.getByRole('link', { name: 'Card with everything' })).toBeInTheDocument();
  expect(status()).toBe('ready');
});

test('an unknown address has its ways on without the list, too', async () => {
  arriveAt('/preview/service-card/ful', '<div id="unknown"></div>', withoutList);

  await act(() => import('./unknown.tsx'));

  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(status()).toBe('ready');
});

test.each([
  ['./main.tsx', () => import('./main.tsx'), 'gallery.html'],
  ['./unknown.tsx', () => import('./unknown.tsx'), 'unknown.html'],
])('%s says which document lacks its element', async (_, load, name) => {
  arriveAt('/preview/', '', withList);

  await expect(load()).rejects.toThrow(`${name} has no element #`);
});
