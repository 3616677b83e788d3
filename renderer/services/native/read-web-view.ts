import { isRecord } from '#schemas/is-record.ts';
import type { Host } from '../../host/index.ts';
import type { NativeApp } from '../../routing/index.ts';
import { listFeatures } from './minimum-versions.ts';

/** The questions that the bridge asks an app. */
export type NativeQuestion = 'active-profile-id' | 'profiles';

/** The web view of a native app, as far as it is of use. */
export interface NativeWebView {
  readonly app: NativeApp;
  /** Whatever the app answers, now or later. It may throw. */
  readonly ask: (question: NativeQuestion) => unknown;
}

const PLATFORMS = ['android', 'ios'] as const;

/**
 * Returns the web view around the page; undefined in a normal browser. A value that is no web view
 * of an app is logged and counts as a normal browser: a page that took it for an app would refuse
 * what it could show.
 */
export function readWebView({
  nativeWebView,
  console,
}: Pick<Host, 'nativeWebView' | 'console'>): NativeWebView | undefined {
  const webView = nativeWebView?.();
  if (webView === undefined) return undefined;
  const platform = isRecord(webView)
    ? PLATFORMS.find((name) => name === webView['platform'])
    : undefined;
  if (!isRecord(webView) || !platform || !isFunction(webView['request'])) {
    console.error(
      'The native web view cannot be used: it needs a platform, android or ios, and a function request.',
    );
    return undefined;
  }
  const { request, version, features } = webView;
  const known = typeof version === 'string' ? version : '';
  const said = Array.isArray(features) ? features.filter((name) => typeof name === 'string') : [];
  return {
    app: { platform, version: known, features: [...said, ...listFeatures(known)] },
    // A method of the app's object may need the object.
    ask: (question) => request.call(webView, question),
  };
}

/**
 * The native app around the page, for routes that require one of its features; undefined in a
 * normal browser.
 */
export function findNativeApp(
  host: Pick<Host, 'nativeWebView' | 'console'>,
): NativeApp | undefined {
  return readWebView(host)?.app;
}

function isFunction(value: unknown): value is (this: unknown, question: string) => unknown {
  return typeof value === 'function';
}
