import {
  createBrowserHost,
  createStartHost,
  CMS_DATA_BLOCK,
  PLAN_BLOCK,
  readJsonBlock,
  type HostConsole,
  type Host,
} from '../host/index.ts';
import {
  createReport,
  referenceNotFound,
  type ReportProblem,
  footerMissing,
  navigationMissing,
} from '../errors/index.ts';
import { createContext } from '../services/context/index.ts';
import type { ReadProfile } from '../services/native/index.ts';
import { createStartUp, type StartUp, type StartUpOptions } from './create-start-up.ts';

interface StartWindowOptions<Profile> extends Omit<
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

/**
 * Attributes that give an element its name, its description or its error from elsewhere on the
 * page.
 */
const REFERRING = ['aria-labelledby', 'aria-describedby', 'aria-errormessage'];
const SELECTOR = REFERRING.map((attribute) => `[${attribute}]`).join();

/**
 * Reports each reference for screen readers that leads to no element of the page: it is as if it
 * were not there.
 */
export function checkReferences(document: Document, report: ReportProblem): void {
  const missing = new Map<string, readonly [attribute: string, id: string]>();
  for (const element of document.querySelectorAll(SELECTOR)) {
    for (const attribute of REFERRING) {
      for (const id of element.getAttribute(attribute)?.split(/\s+/) ?? []) {
        if (id && !document.getElementById(id)) missing.set(`${attribute} ${id}`, [attribute, id]);
      }
    }
  }
  missing.forEach(([attribute, id]) => report(referenceNotFound(attribute, id)));
}

/**
 * Where the content of the shell is found by whatever runs on the page, unless something else has
 * put it there.
 */
const CMS_DATA = 'cmsData';

/**
 * Puts the content of the shell that a server wrote into the document where scripts look for it.
 */
export function fillCmsData(window: Window): void {
  if (Reflect.get(window, CMS_DATA) !== undefined) return;
  const content = readJsonBlock(window.document, CMS_DATA_BLOCK);
  if (content !== undefined) Reflect.set(window, CMS_DATA, content);
}

/** Says on the browser's console, once, which parts of the shell a server had no content for. */
export function reportMissingContent(document: Document, console: HostConsole): void {
  const plan = document.getElementById(PLAN_BLOCK)?.textContent ?? '';
  for (const { code, message } of [navigationMissing(), footerMissing()]) {
    // Nothing but the codes of faulty items is a list that holds this text alone.
    if (plan.includes(`"codes":["${code}"]`)) console.error(message);
  }
}

/** Holds what the native app around a page knows of who is there. */
export interface NativeProfiles<Profile> {
  readonly activeProfileId: string | undefined;
  /** Undefined where the app has not answered; none where nobody is signed in there. */
  readonly profiles: readonly Profile[] | undefined;
}

/** How a session begins. */
interface SessionStart<Profile> {
  readonly readProfile: ReadProfile<Profile>;
  /** Told what the native app knows; undefined in a normal browser. */
  readonly begin: (native: NativeProfiles<Profile> | undefined) => Promise<void> | void;
}

/**
 * The two steps of start-up with which a session begins: the native app is asked, if there is one,
 * and then the session starts. The code that asks comes only where something stands in the window
 * in an app's place.
 */
export function createNativeSteps<Profile>(
  { readProfile, begin }: SessionStart<Profile>,
  host: Host,
): Required<Pick<StartUpOptions, 'bridge' | 'session'>> & { readonly dispose: () => void } {
  const ending = new AbortController();
  const { signal } = ending;
  let known: NativeProfiles<Profile> | undefined;

  return {
    async bridge() {
      if (host.nativeWebView?.() === undefined) return;
      const { createNativeBridge } = await import('../services/native/index.ts');
      if (signal.aborted) return;
      const { app, activeProfileId, profiles, dispose } = createNativeBridge({ readProfile }, host);
      signal.addEventListener('abort', dispose);
      if (!app) return;
      const [active, all] = await Promise.all([activeProfileId(), profiles()]);
      known = { activeProfileId: active, profiles: all };
    },
    session: () => begin(known),
    dispose: () => ending.abort(),
  };
}
