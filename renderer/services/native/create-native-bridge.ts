import { TimeoutError, limitTime, type Host } from '../../host/index.ts';
import type { NativeApp } from '../../routing/index.ts';
import { JunkAnswer, readProfileId, readProfiles, type ReadProfile } from './read-answers.ts';
import { readWebView, type NativeQuestion } from './read-web-view.ts';

/** An app that has not answered by then does not answer. */
export const BRIDGE_LIMIT_MS = 2_000;

export interface NativeBridgeOptions<Profile> {
  readonly readProfile: ReadProfile<Profile>;
}

/**
 * Gives what a page learns from the native app around it. Nothing of it throws: a page does without
 * an answer.
 */
export interface NativeBridge<Profile> {
  /** Undefined in a normal browser. */
  readonly app: NativeApp | undefined;
  /**
   * Undefined where nobody's profile is active, in a normal browser, and where the app gives no
   * answer of use.
   */
  readonly activeProfileId: () => Promise<string | undefined>;
  /**
   * None where nobody is signed in in the app; undefined in a normal browser, and where the app
   * gives no answer of use.
   */
  readonly profiles: () => Promise<readonly Profile[] | undefined>;
  readonly dispose: () => void;
}

export type BridgeHost = Pick<Host, 'nativeWebView' | 'after' | 'console'>;

/** Makes the bridge to the native app around a page, or finds that there is none. */
export function createNativeBridge<Profile>(
  { readProfile }: NativeBridgeOptions<Profile>,
  host: BridgeHost,
): NativeBridge<Profile> {
  const webView = readWebView(host);
  const ending = new AbortController();

  async function ask<Answer>(
    question: NativeQuestion,
    read: (answer: unknown) => Answer,
  ): Promise<Answer | undefined> {
    if (!webView) return undefined;
    const limit = { limitMs: BRIDGE_LIMIT_MS, signal: ending.signal };
    try {
      return read(await limitTime(host, limit, async () => webView.ask(question)));
    } catch (error) {
      if (!ending.signal.aborted) host.console.error(sayFailure(question, error));
      return undefined;
    }
  }

  return {
    app: webView?.app,
    activeProfileId: () => ask('active-profile-id', readProfileId),
    profiles: () => ask('profiles', (answer) => readProfiles(answer, readProfile)),
    dispose: () => ending.abort(),
  };
}

/**
 * Returns the message of a failed call. It leaves out what the app threw, which may quote what it
 * was to answer.
 */
function sayFailure(question: NativeQuestion, error: unknown): string {
  const call = `The native bridge call ${question}`;
  if (error instanceof TimeoutError) return `${call} timed out after ${BRIDGE_LIMIT_MS} ms.`;
  if (error instanceof JunkAnswer) return `${call} gave no answer of use. ${error.message}`;
  return `${call} failed in the app.`;
}
