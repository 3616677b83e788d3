import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createReportCounters } from './count-reports.ts';

test('reports of browsers are counted by closed labels, which are there from the start', async () => {
  const register = new Registry();
  const { onReport, onReportBody } = createReportCounters([register]);

  onReport({ type: 'csp-violation' }, 'logged');
  onReport({ type: 'csp-violation' }, 'logged');
  onReportBody('too-large');

  const lines = (await register.metrics()).split('\n');
  const name = 'vitrine_browser_report';
  expect(lines).toContain(`${name}s_total{type="csp-violation",outcome="logged"} 2`);
  expect(lines).toContain(`${name}s_total{type="other",outcome="beyond"} 0`);
  expect(lines).toContain(`${name}_bodies_total{outcome="too-large"} 1`);
  expect(lines.filter((line) => line.startsWith(name))).toHaveLength(23);
});
