import { expect, test } from 'vitest';
import { firstLoadOf } from './first-load.ts';

const PLAN = '<script type="application/json" id="plan">{"messages":{}}</script>';

test('a document shows which scripts it loads at once, and its plan', () => {
  const head =
    '<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">' +
    '<script type="module" src="/c.js"></script>';

  const { scripts, plan, htmlWithoutPlan } = firstLoadOf(`${head}<p>x</p>${PLAN}</body>`);

  expect(scripts).toEqual(['/b.js', '/c.js']);
  expect(plan).toBe('{"messages":{}}');
  expect(htmlWithoutPlan).toBe(`${head}<p>x</p></body>`);
});

test('a document without a plan is none of ours', () => {
  expect(() => firstLoadOf('<p>Sorry</p>')).toThrow('The page came without a plan.');
});
