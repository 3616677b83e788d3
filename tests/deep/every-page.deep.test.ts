import { describe } from 'vitest';

// `npm test` visits some pages, specimens and mistakes. With the seed of a deep run the same tests
// take all of them.
describe('in both ways of moving', async () => {
  await import('../journeys/client-site.site.test.ts');
});
describe('until it is painted', async () => {
  await import('../journeys/first-paint.site.test.ts');
});
describe('once it is hydrated', async () => {
  await import('../journeys/hydration.site.test.ts');
});
describe('each specimen of the kit', async () => {
  await import('../journeys/kit.site.test.ts');
});
describe('the files of a page', async () => {
  await import('../journeys/page-files.site.test.ts');
});
describe('the policy of a page', async () => {
  await import('../journeys/policy.site.test.ts');
});
describe('read by a visitor', async () => {
  await import('../journeys/reading.site.test.ts');
});
describe('the style sets of a page', async () => {
  await import('../served/style-sets.site.test.ts');
});
describe('without scripts', async () => {
  await import('../journeys/without-scripts.site.test.ts');
});
describe('every preview', async () => {
  await import('../journeys/previews-all.site.test.ts');
});
describe('every planted mistake', async () => {
  await import('../journeys/playground-mistakes.site.test.ts');
});
