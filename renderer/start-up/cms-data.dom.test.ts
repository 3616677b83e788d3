import { afterEach, expect, test } from 'vitest';
import { fillCmsData, reportMissingContent } from './start-window.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'cmsData');
});

function put(id: string, content: unknown): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = id;
  block.textContent = JSON.stringify(content);
  document.body.append(block);
}

function errorsFor(items: readonly unknown[]): string[] {
  put('plan', { slots: [{ name: 'navigation', items }], decisions: {} });
  const errors: string[] = [];
  const error = (text: string) => void errors.push(text);
  reportMissingContent(document, { error, warn: error, info: error });
  return errors;
}

test('NA-014 SH-021 scripts find the content of the shell in the window', () => {
  put('cms-data', { segmentContext: { cookieValue: 'Business' } });

  fillCmsData(window);

  expect(Reflect.get(window, 'cmsData')).toEqual({ segmentContext: { cookieValue: 'Business' } });
});

test('what the page around has put there stays', () => {
  put('cms-data', { segmentContext: { cookieValue: 'Business' } });
  Reflect.set(window, 'cmsData', { segmentContext: { cookieValue: 'Individuals' } });

  fillCmsData(window);

  expect(Reflect.get(window, 'cmsData')).toMatchObject({
    segmentContext: { cookieValue: 'Individuals' },
  });
});

test('NA-015 the browser says once that there is no navigation', () => {
  const empty = { state: 'faulty', type: 'navigation', key: 'n', codes: ['navigation-missing'] };

  expect(errorsFor([empty])).toEqual(['Error occurred while reading window object']);
});

test('FT-015 the browser says once that there is no footer', () => {
  const empty = { state: 'faulty', type: 'footer', key: 'f', codes: ['footer-missing'] };

  expect(errorsFor([empty])).toEqual(['Error while reading window object']);
});

test('a page that lacks nothing says nothing', () => {
  expect(errorsFor([{ state: 'static', type: 'navigation', key: 'n' }])).toEqual([]);
});
