import { Session } from 'node:inspector/promises';
import type { CDPSession, Page } from 'playwright';
import type { ScriptCoverage } from './files-run.ts';

/** V8's coverage of one process, from one reading to the next. */
export interface Coverage {
  /** Returns what has run since the last reading. */
  readonly take: () => Promise<readonly ScriptCoverage[]>;
}

const OPTIONS = { callCount: true, detailed: false };

/** Code of packages, and what Vite makes itself. */
const FOREIGN = /node_modules|\/@/;

/** Watches this process. Sources are what stands below `folder`. */
export async function watchProcess(folder: string): Promise<Coverage> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Debugger.enable');
  await session.post('Profiler.startPreciseCoverage', OPTIONS);
  return {
    async take() {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const sources = result.filter(({ url }) => url.includes(folder) && !FOREIGN.test(url));
      return Promise.all(
        sources.map(async ({ url, scriptId, functions }) => {
          const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
          return { path: url.split(`${folder}/`)[1], text: scriptSource, functions };
        }),
      );
    },
  };
}

/** Watches a page, its frames of the same process included. Sources are scripts of `origin`. */
export async function watchPage(page: Page, origin: string): Promise<Coverage> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Debugger.enable');
  await session.send('Profiler.startPreciseCoverage', OPTIONS);
  return {
    async take() {
      const { result } = await session.send('Profiler.takePreciseCoverage');
      const sources = result.filter(({ url }) => url.startsWith(origin) && !FOREIGN.test(url));
      return Promise.all(
        sources.map(async ({ url, scriptId, functions }) => {
          const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
          return { path: new URL(url).pathname.slice(1), text: scriptSource, functions };
        }),
      );
    },
  };
}
