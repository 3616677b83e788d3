import { expect, test } from 'vitest';
import { sampleExperience } from '../create-plan/sample-site.testing.ts';
import { applyPageEndpoint } from './platform-of-visit.ts';

const CONFIGURED = {
  ...sampleExperience,
  featureConfig: {
    application: 'open' as const,
    features: ['search' as const, 'flexPage' as const],
  },
};

test('FP-030 a server takes the endpoint that it was told, and asks for it no more', () => {
  const { flexPage, featureConfig } = applyPageEndpoint(CONFIGURED, '/told');

  expect(flexPage?.endpoint).toBe('/told');
  expect(featureConfig).toEqual({ application: 'open', features: ['search'] });
  expect(applyPageEndpoint(CONFIGURED, '/told')).toBe(applyPageEndpoint(CONFIGURED, '/told'));
});

test('FP-030 without one its own holds, and where no service is named it is as it was', () => {
  expect(applyPageEndpoint(CONFIGURED, undefined).flexPage).toEqual(sampleExperience.flexPage);
  expect(applyPageEndpoint(sampleExperience, '/told')).toBe(sampleExperience);
});
