import { describe } from 'vitest';

// `npm test` tries some of the faults. With the seed of a deep run the same tests try all of them,
// in an order that the seed decides.
describe('within one document', async () => {
  await import('../journeys/faults-in-a-document.site.test.ts');
});
describe('of a log-in', async () => {
  await import('../journeys/faults-of-a-log-in.site.test.ts');
});
describe('of a session', async () => {
  await import('../journeys/faults-of-a-session.site.test.ts');
});
describe('of the environment', async () => {
  await import('../journeys/faults-of-the-environment.site.test.ts');
});
describe('one after the other', async () => {
  await import('../served/faults-in-turn.site.test.ts');
});
describe('of cached pages', async () => {
  await import('../served/faults-of-cached-pages.site.test.ts');
});
describe('of the list of pages', async () => {
  await import('../served/faults-of-page-list.site.test.ts');
});
