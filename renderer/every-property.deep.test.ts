import '#tests/setup-properties.ts';
import { describe } from 'vitest';

// `npm test` tries as many values of each as see a fault.
describe('what a page is made of', async () => {
  await import('./create-plan/change-plan.slow.test.ts');
  await import('./create-plan/same-problems.test.ts');
  await import('./page/rich-text/may-have-figure.test.ts');
  await import('./server/canonical-address.test.ts');
  await import('./server/response-cache/response-cache.slow.test.ts');
  await import('./services/http/cache/limits.slow.test.ts');
  await import('./services/session/session.property.slow.test.ts');
  await import('./start-up/read-environment.test.ts');
});
