import { createBrowserHost, createStartHost } from '../host/index.ts';
import { createReport } from '../errors/index.ts';
import { createContext } from '../services/context/index.ts';
import { fillCmsData, reportMissingContent } from './cms-data.ts';
import { checkReferences } from './check-references.ts';
import { createStartUp, type StartUp, type StartUpOptions } from './create-start-up.ts';
import { createNativeSteps, type SessionStart } from './native-steps.ts';

export interface StartWindowOptions<Profile> extends Omit<
  StartUpOptions,
  'context' | 'bridge' | 'session' | 'inspect'
> {
  /** Left out, nobody is ever signed in, and no native app is asked who is. */
  readonly session?: SessionStart<Profile>;
}

/** Starts a window whose page is there. Returns what it started, for the code that ends it. */
export function startWindow<Profile>(
  window: Window & typeof globalThis,
  { session, ...options }: StartWindowOptions<Profile>,
): StartUp {
  const host = createBrowserHost(window, createStartHost(window));
  fillCmsData(window);
  reportMissingContent(window.document, host.console);
  const native = session && createNativeSteps(session, host);
  const inspect = () => checkReferences(window.document, createReport({}, host));
  const context = createContext(host);
  const startUp = createStartUp({ ...options, ...native, inspect, context }, host);
  void startUp.start();
  return {
    ...startUp,
    dispose() {
      startUp.dispose();
      native?.dispose();
    },
  };
}
