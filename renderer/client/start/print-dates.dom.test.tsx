import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { writePrintDates } from './print-dates.ts';

const host = createMemoryHost({ now: new Date(2026, 10, 22, 23, 59).getTime() });
const time = () => document.querySelector('time');
const print = () => window.dispatchEvent(new Event('beforeprint'));

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

function begin(locale: string): () => void {
  const ending = new AbortController();
  document.body.innerHTML = '<p>Printed on <time data-print-date></time></p><time>14:30</time>';
  document.documentElement.lang = locale;
  writePrintDates(window, host, ending.signal);
  return () => ending.abort();
}

describe('the date of a print', () => {
  test.each([
    ['en-GB', '22/11/2026'],
    ['fr-BE', '22/11/2026'],
    ['nl-BE', '22/11/2026'],
    ['de-DE', '22.11.2026'],
    ['es-419', '22/11/2026'],
    ['xx-XX', '22/11/2026'],
  ])('is written when the page is printed, in the form of %s: %s', (locale, text) => {
    const end = begin(locale);
    expect(time()).toBeEmptyDOMElement();

    print();

    expect(time()).toHaveTextContent(text);
    expect(time()).toHaveAttribute('datetime', '2026-11-22');
    expect(document.querySelector('time:not([data-print-date])')).toHaveTextContent('14:30');
    end();
  });

  test('is written no more once that has ended', () => {
    const end = begin('en-GB');

    end();
    print();

    expect(time()).toBeEmptyDOMElement();
  });
});
