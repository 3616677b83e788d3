import { describe } from 'vitest';
import '../setup-properties.ts';

// `npm test` tries as many values of each as see a fault.
describe('what authors write', async () => {
  await import('#schemas/content/clean-url.slow.test.ts');
  await import('#schemas/content/configured-address.test.ts');
  await import('#schemas/content/match-pattern.property.slow.test.ts');
  await import('#schemas/validate/checks/advice.property.slow.test.ts');
  await import('#schemas/validate/formats/junit-report.slow.test.ts');
});
describe('what is saved', async () => {
  await import('#site/save/hostile-requests.property.slow.test.ts');
  await import('#site/save/outside.property.test.ts');
});
