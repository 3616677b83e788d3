import {
  createBackend,
  createFaultInjection,
  type Endpoint,
  type FaultInjection,
  type FixtureStore,
} from '#fixtures/backend';
import { createDiskStore, createSharpImages } from '#fixtures/node';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';
import { rawGet } from './raw-get.ts';
import { startProcess } from './start-process.ts';

/**
 * A part of a site whose services can be let down while those of the others are well: its language.
 * Each request of a server to a service names its language.
 */
export interface Lane {
  readonly locale: string;
  readonly faultInjection: FaultInjection;
  /** A page that nobody has asked for yet, with the figures and the shell of every other. */
  readonly visitAnother: () => ReturnType<typeof rawGet>;
}

const PAGES = [
  ['en-GB', '/en/individuals/saving/saver-plus'],
  ['fr-BE', '/fr/particuliers/epargne/saver-plus'],
  ['nl-BE', '/nl/particulieren/sparen/saver-plus'],
  ['de-DE', '/de/privatkunden/sparen/saver-plus'],
] as const;

/** Lists the services that a server asks for a page. */
export const SERVER_ENDPOINTS = [
  'page-model',
  'macros',
  'cms-data',
] as const satisfies readonly Endpoint[];

/**
 * The production server in a process of its own, and its services, which a test lets down language
 * by language.
 */
export async function startLanes() {
  const disk = createDiskStore('fixtures');
  const images = createSharpImages('fixtures/images');
  const backends = PAGES.map(([locale, path]) => {
    const faultInjection = createFaultInjection();
    const backend = createBackend({ store: withTries(disk, path), images, faultInjection });
    return { locale, path, faultInjection, backend };
  });
  const services = await serveOnLoopback(
    listenerOf((request, env) => {
      const locale = request.headers.get('accept-language');
      const { backend } = backends.find((each) => each.locale === locale) ?? backends[0] ?? {};
      return backend?.fetch(request, env) ?? new Response(null, { status: 404 });
    }),
  );
  const site = await startProcess('dist/server/server.js', {
    VITRINE_API_ORIGIN: services.origin,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });
  const lanes = backends.map(({ locale, path, faultInjection }): Lane => {
    let tries = 0;
    const visitAnother = () => rawGet(site.address, `${path}-try-${(tries += 1)}`);
    return { locale, faultInjection, visitAnother };
  });
  return { lanes, site, services };
}

/** A page under as many addresses as one likes. */
function withTries(disk: FixtureStore, path: string): FixtureStore {
  const file = `pages${path}`;
  return {
    list: disk.list,
    read: (asked) => disk.read(asked.startsWith(`${file}-try-`) ? `${file}.json` : asked),
  };
}
