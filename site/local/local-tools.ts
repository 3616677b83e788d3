import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { listScenarios, readScenario, type FixtureStore } from '#fixtures';
import { getCdnHost, createSecurityHeaders, type SecurityOptions } from '#renderer/server';
import { experience } from '../experience.ts';
import { PICTURES, servePictures } from '../pictures/create-pictures.ts';
import { serveDigests } from '../digests/serve-digests.ts';
import type { Digests } from '../digests/take-draft-digest.ts';
import { BUILT_FIXTURES } from '../save/fixture-versions.ts';
import { createSaveApi } from '../save/save-api.ts';
import type { Saving } from '../save/saving.ts';
import type { DrawnPictures } from './local-pictures.ts';
import { createFixtureState, writeSavedFixtures, type FixtureState } from './saved-fixtures.ts';
import { createIndex, describeUnknownScenario } from './scenario-index.ts';
import { serveToolFiles } from './follow-build.ts';

/** The documents of the tools: built files, or sources that a development server transforms. */
type ToolDocument =
  | 'index'
  | 'frame'
  | 'preview'
  | 'gallery'
  | 'unknown'
  | 'log-in'
  | 'log-out'
  | 'confirm-log-out';

export interface LocalToolsOptions {
  readonly store: FixtureStore;
  readonly readDocument: (name: ToolDocument, path: string) => Promise<string>;
  readonly reportOnlyPolicy?: boolean | undefined;
  /**
   * Finds the folder of the tools' latest build; left out where something else serves its files.
   */
  readonly toolsFolder?: (() => Promise<string>) | undefined;
  /** Origin of the modules; left out, that of the experience. */
  readonly cdnHost?: string | undefined;
  /**
   * Says how the playground may save, and where the fixtures are; left out, it can neither save nor
   * read what was saved.
   */
  readonly keep?: SaveOptions | undefined;
  /** The pictures of scenarios; left out, the gallery shows them as they run. */
  readonly pictures?: DrawnPictures | undefined;
  /** The digests that the playground may ask for; left out, it has none. */
  readonly digests?: Digests | undefined;
}

interface SaveOptions {
  readonly saving: Saving;
  readonly fixtures: string;
  readonly allowedHosts: readonly string[];
}

/**
 * Playground and previews, beside the site. Their addresses are stable: people bookmark them and
 * tests visit them.
 */
export function createLocalTools({
  store,
  readDocument,
  reportOnlyPolicy,
  toolsFolder,
  keep,
  pictures,
  digests,
  cdnHost = getCdnHost(experience),
}: LocalToolsOptions): Hono {
  const tools = new Hono();
  const send = async (name: ToolDocument, path: string, headers: Headers): Promise<Response> => {
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('cache-control', 'no-cache');
    const status = name === 'unknown' ? 404 : 200;
    if (name === 'unknown') headers.set('vary', 'accept');
    const html = await readDocument(name, path);
    return new Response(isPreview(name) ? withCdnHost(html, cdnHost) : html, { headers, status });
  };
  const builtFile = toolsFolder && (async () => `${await toolsFolder()}/${BUILT_FIXTURES}`);
  const state = keep && builtFile && createFixtureState({ store, root: keep.fixtures, builtFile });
  const { imageOrigin, mediaOrigins } = experience;
  const common = { imageOrigin, mediaOrigins, reportOnly: reportOnlyPolicy };
  const strict = (more: Pick<SecurityOptions, 'frames' | 'modules'> = {}) =>
    createSecurityHeaders({ ...common, ...more });

  if (toolsFolder) tools.use('/playground/assets/*', forAnyOrigin, serveToolFiles(toolsFolder));
  if (keep) {
    const { fixtures: root, ...guard } = keep;
    tools.route('/', createSaveApi({ ...guard, root, list: store.list, builtFile }));
  }
  if (digests) tools.route('/', serveOwnDigests(digests, { store, pictures, keep }));
  tools.get('/playground', (context) => context.redirect('/playground/'));
  tools.get('/playground/', ({ req }) =>
    send('index', req.path, createPlaygroundHeaders({ reportOnly: reportOnlyPolicy })),
  );
  tools.get('/playground/frame.html', ({ req }) =>
    send('frame', req.path, strict({ modules: [cdnHost] })),
  );
  tools.get('/preview', (context) => context.redirect('/preview/'));
  tools.get('/preview/', ({ req }) => send('gallery', req.path, strict({ frames: true })));
  tools.route('/', serveGalleryData(store, { state, pictures }));
  tools.get('/preview/*', async (context) => {
    const { path } = context.req;
    const id = readId(path);
    const scenario = await readScenario(store, id).catch(() => undefined);
    if (scenario) {
      const response = await send('preview', path, strict({ modules: [cdnHost] }));
      const html = writeSavedFixtures(await response.text(), (await state?.saved()) ?? {});
      return new Response(html, response);
    }
    if (isForPeople(context.req.header('accept'))) return send('unknown', path, strict());
    const known = (await listScenarios(store)).map((each) => each.id);
    return context.json(describeUnknownScenario(id, known), 404, { vary: 'accept' });
  });
  tools.get('/playground/*', ({ req }, next) =>
    isForPeople(req.header('accept')) ? send('unknown', req.path, strict()) : next(),
  );
  return tools;
}

/** The digests of what is shown, beside the pictures that are drawn of the scenarios. */
function serveOwnDigests(
  digests: NonNullable<LocalToolsOptions['digests']>,
  { store, pictures, keep }: Pick<LocalToolsOptions, 'store' | 'pictures' | 'keep'>,
): Hono {
  const { allowedHosts = [] } = keep ?? {};
  return serveDigests({ digests, store, pictures, allowedHosts });
}

/** The list of scenarios, and their pictures. */
function serveGalleryData(
  store: FixtureStore,
  { state, pictures }: { state?: FixtureState | undefined; pictures?: DrawnPictures | undefined },
): Hono {
  const data = new Hono();
  const index = createIndex(store, { state, pictures });
  data.get('/preview/index.json', etag(), async (context) => {
    context.header('cache-control', 'no-cache');
    return context.json(await index());
  });
  if (pictures) data.get(`${PICTURES}:name{[\\w-]+\\.webp}`, servePictures(pictures));
  return data;
}

function isPreview(name: ToolDocument): boolean {
  return name === 'frame' || name === 'preview';
}

/** Tells a preview where modules come from: it is no page of the site, which would ask for that. */
function withCdnHost(html: string, cdnHost: string): string {
  return html.replace('<html', () => `<html data-cdn-host="${cdnHost}"`);
}

/** Browsers accept HTML when a person opens an address; programs accept anything. */
function isForPeople(accept = ''): boolean {
  return accept.includes('text/html');
}

/** The playground's preview runs in a frame without an origin and loads these files. */
const forAnyOrigin: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('access-control-allow-origin', '*');
};

function readId(path: string): string {
  const id = path.slice('/preview/'.length);
  try {
    return decodeURIComponent(id);
  } catch {
    // Cut inside a character: no scenario has such a name, and the answer can repeat it as it came.
    return id;
  }
}

/**
 * The headers of the playground's own document. Its policy is looser than the site's in two places,
 * both for the code editor: styles that it sets on elements, and workers.
 */
function createPlaygroundHeaders({
  reportOnly,
}: {
  readonly reportOnly?: boolean | undefined;
}): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
  return new Headers({
    [reportOnly ? 'content-security-policy-report-only' : 'content-security-policy']: policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
}
