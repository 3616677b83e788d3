import { expect, test } from 'vitest';
import { firstLoadOf } from './first-load.ts';

const PLAN = '<script type="application/json" id="plan">{"messages":{}}</script>';

test('a document shows which scripts it loads at once, which later, and its plan', () => {
  const head =
    '<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">' +
    '<script type="module" async blocking="render" fetchpriority="high" src="/o.js"></script>' +
    '<script type="module" src="/c.js"></script>';

  const body = '<div id="page" data-code="/d.js /e.js"></div>';
  const { scripts, beforePaint, code, plan, htmlWithoutPlan } = firstLoadOf(
    `${head}${body}${PLAN}</body>`,
  );

  expect(scripts).toEqual(['/b.js', '/c.js']);
  expect(beforePaint).toEqual(['/o.js']);
  expect(code).toEqual(['/d.js', '/e.js']);
  expect(plan).toBe('{"messages":{}}');
  expect(htmlWithoutPlan).toBe(`${head}${body}</body>`);
});

test('a document without a plan is none of ours', () => {
  expect(() => firstLoadOf('<p>Sorry</p>')).toThrow('The page came without a plan.');
});
