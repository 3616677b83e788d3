import { expect, test } from 'vitest';
import { sampleExperience } from '../../create-plan/sample-site.testing.ts';
import { readCacheSettings } from './cache-settings.ts';

test.each([
  [undefined, { freshMs: 5_000, staleMs: 660_000, lastGoodMs: 3_600_000, missingMs: 5_000 }],
  [{}, { freshMs: 5_000, staleMs: 660_000, lastGoodMs: 3_600_000, missingMs: 5_000 }],
  [{ freshSeconds: 0 }, { freshMs: 0, staleMs: 660_000, missingMs: 0 }],
  [{ freshSeconds: 30 }, { freshMs: 30_000, staleMs: 660_000, missingMs: 10_000 }],
  [{ freshSeconds: 700 }, { freshMs: 700_000, staleMs: 700_000, missingMs: 10_000 }],
  [{ lastGoodSeconds: 60 }, { freshMs: 5_000, lastGoodMs: 60_000 }],
])('the page cache of an experience with %j has the limits %j', (pageCache, expected) => {
  const settings = readCacheSettings({ ...sampleExperience, ...(pageCache && { pageCache }) });

  expect(settings).toMatchObject(expected);
});
