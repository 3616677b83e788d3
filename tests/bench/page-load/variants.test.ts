import { expect, test } from 'vitest';
import { blockingMsOf, withOneTask, withoutScripts } from './variants.ts';

const PAGE =
  '<html><head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">' +
  '<script type="module" src="/c.js"></script></head><body><p>Read</p>' +
  '<script type="application/json" id="plan">{"slots":[]}</script></body></html>';

test('the page without script has its HTML and styles, no script, and asks for none', () => {
  expect(withoutScripts(PAGE)).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"></head><body><p>Read</p></body></html>',
  );
});

test('the page with one task has one script', () => {
  const html = withOneTask(PAGE);

  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/one-task.js">']);
  expect(html).toContain('<p>Read</p>');
});

test('of a task counts what is beyond 50 ms', () => {
  expect(blockingMsOf([50, 51, 120, 20])).toBe(71);
});
