// scratch
import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { registry } from '#registry';
import { cleanPage } from '../pages/clean-page.ts';
import { fixtures } from '../pages/fixtures.ts';
import { HandWrittenPage, loadDrawings } from '../pages/hand-written-page.tsx';
import { mixedPage, nestedPage, responseWith } from '../pages/sample-page.ts';
import { bestOfRounds } from '../rounds.ts';
import { planPage } from '../../../renderer/plan/plan-page.ts';
import { preparePage } from '../../../renderer/page/prepare-page.ts';
import { loadParts } from '../../../renderer/plan/load-parts.ts';
import { checkPage } from '../../../renderer/page/check-page.ts';
import { loadChecks } from '../../../renderer/plan/load-checks.ts';
import * as frame from '#schemas/generated/page-response.check.ts';
import { Page } from '../../../renderer/view/index.ts';
import { documentOf } from '../../../renderer/server/document.ts';
import { escapeJson } from '../../../renderer/server/escape.ts';
import { toClientPlan } from '../../../renderer/plan/client-plan.ts';

async function run(name: string, components: any, n: number) {
  const res: any = JSON.parse(JSON.stringify(responseWith(components)));
  const lookUp = await loadChecks(res, registry);
  const checked: any = checkPage(res, { frame, lookUp, report: () => {} } as any);
  const model = preparePage(checked.model, { locale: 'en-GB', macros: () => '2.35%' });
  const zones = planPage(model, registry);
  const plan: any = { slots: [{ name: 'main', items: [], zones }], layout: 'default', decisions: {} };
  const i18n: any = { texts: (_: any, load: any) => load('en-GB') };
  const { parts } = await loadParts(registry.entries.map(({ kind, id }) => ({ entry: kind, id })), registry, i18n);
  const clean = await cleanPage(JSON.parse(JSON.stringify(components)), registry);
  const drawings = await loadDrawings(registry);
  const text = JSON.stringify(res);
  const draw = () => renderToString(createElement(Page, { plan, parts, platform: {} as any }));
  const hand = () => renderToString(createElement(HandWrittenPage, { components: clean, drawings }));
  const t = (f: any) => { let b = Infinity; for (let i = 0; i < n; i++) { const s = performance.now(); f(); b = Math.min(b, performance.now() - s); } return b.toFixed(2); };
  const b = await bestOfRounds({ subject: () => void draw(), baseline: () => void hand() }, { warmUps: 5, rounds: n });
  console.log(name, 'draw', b, b.subjectMs / b.baselineMs);
  const html = draw();
  console.log(' html', html.length, 'text', text.length);
  console.log(' parse', t(() => JSON.parse(text)));
  console.log(' check', t(() => checkPage(res, { frame, lookUp, report: () => {} } as any)));
  console.log(' prepare', t(() => preparePage(checked.model, { locale: 'en-GB', macros: () => '2.35%' })));
  console.log(' plan', t(() => planPage(model, registry)));
  const cp = toClientPlan(plan, parts);
  console.log(' clientPlan', t(() => toClientPlan(plan, parts)), 'json', t(() => escapeJson(cp)));
  const mk = () => draw();
  { let b1 = Infinity, b2 = Infinity, b3 = Infinity, b4 = Infinity; for (let i = 0; i < n; i++) { const h = mk(); let s = performance.now(); const d = ['<html>', h, '</html>'].join(''); b1 = Math.min(b1, performance.now() - s); s = performance.now(); const bytes = new TextEncoder().encode(d); b2 = Math.min(b2, performance.now() - s); s = performance.now(); await crypto.subtle.digest('SHA-256', bytes); b3 = Math.min(b3, performance.now() - s); s = performance.now(); await new Response(bytes).text(); b4 = Math.min(b4, performance.now() - s); } console.log(' join', b1, 'encode', b2, 'digest', b3, 'resp.text', b4); }
}
const which = process.argv[2] ?? '';
if ('100'.includes(which)) await run('100', mixedPage(100, fixtures), 300);
if ('1000'.includes(which)) await run('1000', mixedPage(1000, fixtures), 60);
if ('10000'.includes(which)) await run('10000', nestedPage(2000, fixtures), 25);
