import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer, type Plugin, type EnvironmentModuleNode } from 'vite';
import { relative, sep } from 'node:path';
import { listen, type ListenOptions } from '../server/listen.ts';
import { guardListener, guardUpgrades } from '../server/allowed-hosts.ts';
import { BUILD_OPTIONS } from '../build/build-options.ts';
import type { Saving } from '../save/saving.ts';
import { previewMedia } from '../preview-media/preview-media.ts';
import { serveJsonModules } from './json-modules.ts';
import { createSchemaQueue } from './queue-schemas.ts';
import { createCurrentSite, type CurrentSite } from './current-site.ts';
import type { createDevelopmentSite as CreateDevelopmentSite } from './development-site.ts';

/** Files that the server reads from the disk while it runs, so that no module graph has them. */
const READ_FROM_DISK = /^fixtures\//;

/** Addresses that only Vite can answer. Where it failed, a page in its place would hide why. */
const SOURCE = /^\/@|\.(?:[cm]?[jt]sx?|css)$/;

/**
 * Security headers of a source and what Vite makes of it. Answers of the site have these and more
 * of their own.
 */
const SOURCE_HEADERS = new Map([
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
]);

const FIX_STACKS = { fixStacktrace: true };

export interface ServeSourcesOptions extends ListenOptions {
  /** The names beside this machine's own that it answers to. */
  readonly allowedHosts: readonly string[];
  /** Says if the playground may save: the same, however often the site is made again. */
  readonly saving: Saving;
  /** True if the trace of each page is printed. */
  readonly hasTraces: boolean;
  /** Origin of the modules. */
  readonly cdnHost: string;
  readonly deliveryHost: string;
}

const SCHEMA = /^schemas\/(?<address>.*)\.schema\.json$/;
const GENERATED = /^schemas\/generated\//;

/** Listens, then serves the site from its sources. Rejects when the port is taken. */
export async function serveSources(options: ServeSourcesOptions): Promise<string> {
  const { allowedHosts, saving, hasTraces, cdnHost, deliveryHost } = options;
  const server = createHttpServer();
  guardUpgrades(server, allowedHosts);
  // Before anything else, so that a port that is taken is reported at once. Early requests wait.
  const ready = Promise.withResolvers<RequestListener>();
  const answerOnceReady: RequestListener = (request, response) => {
    void ready.promise.then((answer) => answer(request, response));
  };
  server.on('request', guardListener(allowedHosts, answerOnceReady));
  const address = await listen(server, options);

  const site = createCurrentSite(async (onLoadFailure) => {
    // Loaded by Vite, which knows nothing of the type that the file has.
    const module = await vite.ssrLoadModule('/site/dev/development-site.ts', FIX_STACKS);
    const createDevelopmentSite: typeof CreateDevelopmentSite = module['createDevelopmentSite'];
    return createDevelopmentSite({
      readDocument: documentsOf(vite),
      allowedHosts,
      saving,
      hasTraces,
      cdnHost,
      deliveryHost,
      onLoadFailure,
    });
  });
  const vite = await startVite({ server, port: new URL(address).port, site, allowedHosts });
  ready.resolve(answerWith(vite, site));
  return address;
}

/** Scripts and styles come from Vite, all else from the site. */
function answerWith(vite: ViteDevServer, site: CurrentSite): RequestListener {
  const answer = getRequestListener(site.answer, { overrideGlobalObjects: false });
  return (request, response) => {
    response.setHeaders(SOURCE_HEADERS);
    vite.middlewares(request, response, () => {
      const [path = ''] = (request.url ?? '').split('?');
      if (SOURCE.test(path)) response.writeHead(404).end('There is no such source.');
      else void answer(request, response);
    });
  };
}

interface StartViteOptions {
  readonly server: Server;
  readonly port: string;
  readonly site: CurrentSite;
  readonly allowedHosts: readonly string[];
}

function startVite({ server, port, site, allowedHosts }: StartViteOptions): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    appType: 'custom',
    publicDir: 'site/public',
    css: BUILD_OPTIONS.css,
    // Two servers must not write the same prepared packages.
    cacheDir: `node_modules/.vite/dev-${port}`,
    optimizeDeps: { entries: ['site/browser.ts', 'playground/*.html'] },
    // Reloads are sent over the port that is open already, so that a second server needs no second
    // port. Names are checked before Vite gets a request; it has the list so that it does not
    // refuse them itself.
    server: { middlewareMode: true, ws: { server }, allowedHosts: [...allowedHosts] },
    plugins: [
      serveJsonModules(),
      previewMedia(),
      regenerateSchemas(),
      reloadOnChange({
        hasFailed: site.hasFailed,
        onChange: site.forget,
      }),
    ],
  });
}

function documentsOf(vite: ViteDevServer) {
  return async (name: string, path: string): Promise<string> =>
    vite.transformIndexHtml(
      `/playground/${name}.html`,
      await readFile(`playground/${name}.html`, 'utf8'),
      path,
    );
}

interface ReloadOptions {
  /**
   * Returns true if the latest page could not be made: then any change may be the one that helps.
   */
  readonly hasFailed: () => boolean;
  /** Called before the pages are reloaded. */
  readonly onChange: () => void;
}

/**
 * Reloads open pages when something changed that only the server has run: Vite looks at what a
 * browser has loaded, and most of our components never come to one.
 */
function reloadOnChange({ hasFailed, onChange }: ReloadOptions): Plugin {
  return {
    name: 'vitrine:reload-on-change',
    hotUpdate({ type, file, modules, server }) {
      const path = relative(server.config.root, file).split(sep).join('/');
      const isNeeded = modules.length > 0 || READ_FROM_DISK.test(path) || hasFailed();
      if (!isNeeded) return;
      if (path.endsWith('.css') && type === 'update') {
        if (this.environment.name !== 'client' || isReplaced(modules)) return;
      }
      onChange();
      server.environments.client.hot.send({ type: 'full-reload', path: '*' });
    },
  };
}

/** Vite puts a changed style sheet in the place of the old one, where a browser has the old one. */
function isReplaced(modules: readonly EnvironmentModuleNode[]): boolean {
  return modules.some(({ isSelfAccepting }) => isSelfAccepting);
}

/**
 * Regenerates what is made of a schema when it is saved; the changed checks then show like any
 * other source. A schema that cannot be read is shown over the page.
 */
function regenerateSchemas(): Plugin {
  let generateSaved: ReturnType<typeof createSchemaQueue> | undefined;
  return {
    name: 'vitrine:regenerate-schemas',
    async hotUpdate({ file, server }) {
      const path = relative(server.config.root, file).split(sep).join('/');
      const address = SCHEMA.exec(path)?.groups?.['address'];
      if (this.environment.name !== 'client' || !address || GENERATED.test(path)) return;
      generateSaved ??= createSchemaQueue({
        regenerate: async (touched) => {
          // The generator is heavy, and most sessions never change a schema.
          const { regenerate } = await import('#schemas/generate.ts');
          return regenerate('schemas', touched);
        },
        log: (line) => server.config.logger.info(line),
      });
      await generateSaved(address);
    },
  };
}
