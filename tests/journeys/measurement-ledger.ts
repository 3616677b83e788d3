import type { Page } from 'playwright';
import type { TestSite } from '../served/start-site.ts';

/** An event as the reference backend has received it, with the endpoint that it came to. */
export interface ReceivedEvent {
  readonly endpoint: string;
  readonly contentType: string;
  readonly referer?: string;
  readonly isSigned: boolean;
  readonly id: string;
  readonly type: string;
  readonly time: number;
  readonly pageView: string;
  readonly eventName?: string;
  readonly searchTerm?: string;
}

interface Ledger {
  readonly calls: readonly (Pick<
    ReceivedEvent,
    'endpoint' | 'contentType' | 'referer' | 'isSigned'
  > & {
    readonly events: readonly ReceivedEvent[];
  })[];
}

/**
 * Returns what reads the events that a site receives from now on; several tests share a site, and
 * what another window sends late has other names.
 */
export async function followLedger(site: TestSite): Promise<() => Promise<ReceivedEvent[]>> {
  const read = async () => {
    const { calls }: Ledger = await (await site.get('/clientevent/received')).json();
    return calls.flatMap(({ events, ...call }) => events.map((event) => ({ ...event, ...call })));
  };
  const before = (await read()).length;
  return async () => (await read()).slice(before);
}

/** Has events measured, as an element of somebody else does. */
export async function measureOn(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const eventName of all) {
      const detail = { type: 'EVENT', pageName: 'test', eventName };
      document.body.dispatchEvent(new CustomEvent('measure', { detail, bubbles: true }));
    }
  }, names);
}
