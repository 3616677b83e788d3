import { formatsOf } from '../../../renderer/services/i18n/formats/formats-of.ts';
import type { Measured } from '../figures.ts';
import { bestOfRounds } from '../rounds.ts';

const MAX_RATIO = 1.5;
const AMOUNTS = 10_000;
const LOCALES = ['en-GB', 'fr-BE', 'nl-BE', 'de-DE'];

/**
 * Measures the cost of amounts in our form, against a kept `Intl.NumberFormat` whose minus and
 * spaces nobody corrects.
 */
export async function measureFormats(): Promise<Measured> {
  const amounts = Array.from({ length: AMOUNTS }, (_, index) => (index - AMOUNTS / 4) * 12.37);
  const figures = [];
  for (const locale of LOCALES) {
    const ours = formatsOf(locale);
    const plain = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const { subjectMs, baselineMs } = await bestOfRounds(
      {
        subject: () => complete(amounts.map((amount) => ours.amount(amount, { currency: 'EUR' }))),
        baseline: () => complete(amounts.map((amount) => plain.format(amount))),
      },
      { warmUps: 10, rounds: 40 },
    );
    figures.push({
      name: `formats, ${AMOUNTS.toLocaleString('en')} amounts in ${locale}`,
      value: subjectMs,
      baseline: baselineMs,
      unit: 'ms',
      bound: MAX_RATIO,
    } as const);
  }
  return { figures, notes: [] };
}

/** An engine may leave out work whose result nobody reads. */
function complete(texts: readonly string[]): void {
  const shortest = Math.min(...texts.map((text) => text.length));
  if (shortest < '€0.00'.length) throw new Error('An amount was not written.');
}
