import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createDecisionCounter, createReportCounters } from './count-events.ts';

test('decisions are counted by key, variant and reason, in a bounded number of series', async () => {
  const register = new Registry();
  const { count } = createDecisionCounter([register]);

  count({ key: 'loan', variant: 'first-home', reason: 'SPLIT' });
  count({ key: 'loan', variant: 'first-home', reason: 'SPLIT' });
  count({ key: 'loan', reason: 'DISABLED' });
  Array.from({ length: 1_000 }, (_, index) =>
    count({ key: 'loan', variant: `named-${index}`, reason: 'SPLIT' }),
  );
  count({ key: 'loan', variant: 'first-home', reason: 'SPLIT' });

  const lines = (await register.metrics()).split('\n').filter((line) => !line.startsWith('#'));
  const name = 'vitrine_experiment_decisions_total';
  expect(lines).toContain(`${name}{key="loan",variant="first-home",reason="SPLIT"} 3`);
  expect(lines).toContain(`${name}{key="loan",variant="",reason="DISABLED"} 1`);
  expect(lines).toContain(`${name}{key="other",variant="other",reason="SPLIT"} 802`);
  expect(lines.filter((line) => line.startsWith(name))).toHaveLength(201);
});

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
