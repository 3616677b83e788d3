import { Hono, type MiddlewareHandler } from 'hono';
import { listScenarios, nearestIds, type FixtureStore } from '#fixtures';
import { securityHeaders } from '#renderer/server';
import { cutText } from '#schemas/content/cut-text.ts';
import { experience } from './app.ts';
import { builtAssets } from './built-assets.ts';
import { playgroundHeaders } from './playground-headers.ts';

/** The documents of the tools: built files, or sources that a development server transforms. */
export type ToolDocument = 'index' | 'frame' | 'preview' | 'gallery';

export interface LocalToolsOptions {
  readonly store: FixtureStore;
  readonly readDocument: (name: ToolDocument, path: string) => Promise<string>;
  readonly reportOnlyPolicy?: boolean | undefined;
  /** Where the tools' build stands; left out where something else serves its files. */
  readonly toolsFolder?: string | undefined;
}

/** Playground and previews, beside the site. Their addresses are stable: people bookmark them and tests visit them. */
export function createLocalTools({
  store,
  readDocument,
  reportOnlyPolicy,
  toolsFolder,
}: LocalToolsOptions): Hono {
  const tools = new Hono();
  const send = async (name: ToolDocument, path: string, headers: Headers): Promise<Response> => {
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('cache-control', 'no-cache');
    return new Response(await readDocument(name, path), { headers });
  };
  const { imageOrigin } = experience;
  const strict = (frames = false) =>
    securityHeaders({ frames, imageOrigin, reportOnly: reportOnlyPolicy });

  if (toolsFolder) tools.use('/playground/assets/*', forAnyOrigin, ...builtAssets(toolsFolder));
  tools.get('/playground', (context) => context.redirect('/playground/'));
  tools.get('/playground/', ({ req }) =>
    send('index', req.path, playgroundHeaders({ reportOnly: reportOnlyPolicy })),
  );
  tools.get('/playground/frame.html', ({ req }) => send('frame', req.path, strict()));
  tools.get('/preview', (context) => context.redirect('/preview/'));
  tools.get('/preview/', ({ req }) => send('gallery', req.path, strict(true)));
  tools.get('/preview/index.json', async (context) => context.json(await indexOf(store)));
  tools.get('/preview/*', async (context) => {
    const id = readId(context.req.path);
    const known = (await listScenarios(store)).map((scenario) => scenario.id);
    if (known.includes(id)) return send('preview', context.req.path, strict());
    return context.json(unknownScenario(id, known), 404);
  });
  return tools;
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
    // Cut inside a letter: no scenario has such a name, and the answer can say it as it came.
    return id;
  }
}

/** The gallery as data: every scenario with its address. */
async function indexOf(store: FixtureStore): Promise<object> {
  const scenarios = await listScenarios(store);
  return {
    scenarios: scenarios.map(({ id, scenario: { title, description, tags = [], viewport } }) => ({
      id,
      title,
      ...(description && { description }),
      tags,
      ...(viewport && { viewport }),
      address: `/preview/${id}`,
    })),
  };
}

function unknownScenario(id: string, known: readonly string[]): object {
  return {
    error: `There is no scenario "${cutText(id, 200)}".`,
    nearest: nearestIds(id, known).map((each) => ({ id: each, address: `/preview/${each}` })),
    all: '/preview/index.json',
  };
}
