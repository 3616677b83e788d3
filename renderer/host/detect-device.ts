/** The kinds of phone and tablet that get their apps from a store of their own. */
export type Device = 'android' | 'ios';

/** Returns the kind that a browser runs on; undefined for every other machine. */
export function detectDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device | undefined {
  if (/android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac. No Mac has a screen to touch.
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'ios' : undefined;
}
