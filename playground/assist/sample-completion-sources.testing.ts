import { createDiskStore } from '#fixtures/node';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { gatherCompletionSources, type CompletionSources } from './completion-sources.ts';
import { collectMacros } from './known-macros.ts';

const SKYLINE = '<svg viewBox="0 0 720 480"><title id="t">A city at dusk</title></svg>';

/** For tests: what there is to write by the fixtures themselves, with one picture and two icons. */
export async function sampleCompletionSources(): Promise<CompletionSources> {
  const checks = await loadKnownChecks();
  return gatherCompletionSources({
    checks,
    files: createDiskStore('fixtures'),
    descriptions: new Map([...checks.components.keys()].map((type) => [type, `About ${type}.`])),
    drawings: [
      { id: 'vitrine:regular:key', viewBox: '0 0 256 256', path: 'M1,1Z' },
      { id: 'vitrine:regular:clock', viewBox: '0 0 256 256', path: 'M2,2Z' },
    ],
    images: { skyline: SKYLINE, 'house-keys': SKYLINE },
  });
}

/** For tests: three macros. */
export const SAMPLE_MACROS = collectMacros({
  savings: {
    groups: [
      {
        name: 'savings',
        keys: [
          { name: 'total-rate', dataType: 'percentage', value: { value: 2.35 } },
          { name: 'ceiling', dataType: 'amount', value: { value: 100_000, unit: 'EUR' } },
          { name: 'hours', dataType: 'language', value: { value: { en: 'Daily', fr: 'Tous' } } },
        ],
      },
    ],
  },
});
