import { fingerprint } from './fingerprint.ts';

/**
 * Texts of landmarks by name, such as `_landmarks/banner-1f3a9c20`. No id of a scenario begins so.
 */
export type Landmarks = ReadonlyMap<string, string>;

export interface FoldedDigest {
  readonly text: string;
  readonly landmarks: Landmarks;
}

/**
 * The line of a landmark that stands round every page, or of a part of the frame with events, and
 * all that is inside it.
 */
const FRAME =
  /^ {2}(?:(banner|contentinfo)\b|(topBar|navigation|footer)\/)[^>\n]*\n(?: {4}.*\n)+/gm;
const REFERENCE = /^ {2}see (_landmarks\/[\w-]+)\n/gm;

/**
 * Puts a name in place of top bar and footer, and of what is measured there. Most pages have the
 * same, and a digest is read for what is between.
 */
export function foldLandmarks(digest: string): FoldedDigest {
  const landmarks = new Map<string, string>();
  const text = digest.replaceAll(FRAME, (lines: string, role?: string, slot?: string) => {
    const name = `_landmarks/${role ?? `events-${slot}`}-${fingerprint(lines)}`;
    landmarks.set(name, lines);
    return `  see ${name}\n`;
  });
  return { text, landmarks };
}

/** The digest with all its lines again. */
export function unfoldLandmarks(text: string, landmarks: Landmarks): string {
  return text.replaceAll(
    REFERENCE,
    (_, name: string) => landmarks.get(name) ?? `  ${name} is missing\n`,
  );
}

/** The names of all landmarks that a folded digest needs. */
export function landmarksIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
}
