import type { PersonalisationHost, RequestOffersOptions } from './request-offers.ts';

/**
 * Tells the marketing host which offers were shown, which count from then on; whatever becomes of
 * it. The code for that comes where offers count so.
 */
export async function reportDisplay(
  { config, isAllowed }: Pick<RequestOffersOptions, 'config' | 'isAllowed'>,
  shown: readonly string[],
  host: PersonalisationHost,
): Promise<void> {
  if (config.counting !== 'display' || shown.length === 0 || !isAllowed()) return;
  const { sendDisplay } = await import('./send-display.ts');
  sendDisplay(config, shown, host);
}
