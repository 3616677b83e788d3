import { ALLOWED_TAG_LIST } from '../content/rich-text-rules.ts';
import type { Unbalanced } from '../content/find-unbalanced-markup.ts';
import { findNearest } from './nearest.ts';
import { cut, describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

// The page repairs some mistakes by leaving something out: those are warnings. A mistake that
// visitors would see as something broken is an error.

/** The page refuses an address, so that what it belongs to leads nowhere. */
export function refusedAddress(url: string, pointer: string, reason: string): Problem {
  const suggestion = suggestScheme(url, ['https', 'http', 'tel', 'mailto']);
  return {
    ...(suggestion !== undefined && { suggestion, part: url.trim() }),
    code: 'refused-address',
    severity: 'warning',
    pointer,
    message: `Refused address: ${describeFoundValue(url)}. ${reason}`,
    fix: 'Write a path such as /en/individuals/saving, or an address with http, https, tel or mailto.',
    found: describeFoundValue(url),
  };
}

/** The page refuses the address of a picture, so that visitors see none. */
export function refusedImage(url: string, pointer: string, reason: string): Problem {
  const { suggestion: _link, part: _whole, ...refused } = refusedAddress(url, pointer, reason);
  const suggestion = suggestScheme(url, ['https', 'http']);
  return {
    ...refused,
    ...(suggestion !== undefined && { suggestion, part: url.trim() }),
    severity: 'error',
    fix: 'Write a path such as /images/house-keys.png, or an address with http or https.',
  };
}

/** The page refuses the address of a video, so that visitors see nothing where it would play. */
export function refusedVideo(url: string, pointer: string, reason: string): Problem {
  return {
    ...refusedImage(url, pointer, reason),
    fix: 'Write the address of a video with http or https, or a path such as /videos/market.mp4.',
  };
}

const SCHEME = /^(?<scheme>[a-z][a-z\d+.-]*):/i;
/** Schemes that are written for a telephone, and that no browser of today knows. */
const TELEPHONE = new Set(['callto', 'phone', 'telephone']);

/** The same address with the scheme that was probably meant. */
function suggestScheme(url: string, schemes: readonly string[]): string | undefined {
  const { scheme = '' } = SCHEME.exec(url.trim())?.groups ?? {};
  const meant = TELEPHONE.has(scheme.toLowerCase()) ? 'tel' : findNearest(scheme, schemes);
  if (meant === undefined || !schemes.includes(meant)) return undefined;
  return `${meant}${url.trim().slice(scheme.length)}`;
}

/** An address that leads elsewhere from each page, as it names neither a scheme nor a path. */
export function relativeAddress(url: string, pointer: string): Problem {
  const written = url.trim();
  const suggestion = toAbsolute(written);
  return {
    code: 'relative-address',
    severity: 'warning',
    pointer,
    message: `Relative address: ${describeFoundValue(written)}. It leads elsewhere from each page that it stands on.`,
    fix: `Write "${cut(suggestion)}", a path that begins with a slash, or an address with its scheme.`,
    found: describeFoundValue(written),
    suggestion,
    part: written,
  };
}

function toAbsolute(url: string): string {
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(url)) return `mailto:${url}`;
  if (/^\+?[\d\s()./-]{6,}$/.test(url)) return `tel:${url.replaceAll(/[^+\d]/g, '')}`;
  return /^www\./i.test(url) ? `https://${url}` : `/${url.replace(/^(?:\.{1,2}\/)+/, '')}`;
}

/** An address that anybody on the way can read and change. */
export function insecureAddress(url: string, pointer: string): Problem {
  const part = 'http://';
  return {
    code: 'insecure-address',
    severity: 'warning',
    pointer,
    message: `Insecure address: ${describeFoundValue(url.trim())}. Anybody on the way can read and change what it leads to.`,
    fix: 'Write https in the place of http.',
    found: describeFoundValue(url.trim()),
    suggestion: 'https://',
    part,
  };
}

/** A link leads to a place of a page that no component there makes. */
export function unknownAnchor(
  anchor: string,
  pointer: string,
  { known, path }: { readonly known: readonly string[]; readonly path?: string | undefined },
): Problem {
  const suggestion = findNearest(anchor, known);
  const where = path === undefined ? 'this page' : cut(path);
  return {
    code: 'unknown-anchor',
    // The other page may be written later.
    severity: path === undefined ? 'error' : 'warning',
    pointer,
    message: `Unknown anchor: #${cut(anchor)}. No heading of ${where} makes it.`,
    fix:
      known.length > 0
        ? `Use one of: ${known.map((each) => `#${each}`).join(', ')}.`
        : 'Remove it, or give the page a section title that it can lead to.',
    found: describeFoundValue(`#${anchor}`),
    ...(suggestion !== undefined && { suggestion: `#${suggestion}`, part: `#${anchor}` }),
  };
}

/** The page leaves tags or attributes of a rich text out. `what` names them. */
export function droppedMarkup(what: readonly string[], pointer: string): Problem {
  return {
    code: 'dropped-markup',
    severity: 'warning',
    pointer,
    message: `Dropped markup: ${cut(what.join(', '), 200)}.`,
    fix: `Remove it, or use what is kept: ${ALLOWED_TAG_LIST}; of attributes title, those of a link, and colspan and rowspan of cells.`,
  };
}

/** The tags of a rich text do not open and close each other. */
export function unbalancedTags(found: readonly Unbalanced[], pointer: string): Problem {
  return {
    code: 'unbalanced-markup',
    severity: 'warning',
    pointer,
    message: `Unbalanced markup: ${found.map(({ what }) => what).join(' ')}`,
    fix: found.map(({ fix }) => fix).join(' '),
  };
}

/**
 * A placeholder names no macro, or has no end. Visitors would read it as it is written, or a dash.
 */
export function halfPlaceholder(
  placeholder: string,
  pointer: string,
  right?: Pick<Problem, 'part' | 'suggestion'>,
): Problem {
  return {
    ...right,
    code: 'broken-placeholder',
    severity: 'error',
    pointer,
    message: `Broken placeholder: ${cut(placeholder)}.`,
    fix: 'Write it as %{group:key}%, with a group, a colon, a key and both signs at its end.',
    expected: '%{group:key}%',
    found: describeFoundValue(placeholder),
  };
}

/** A text of the page names a macro, and the page does not say that it has any. */
export function missingMacroFlag(macro: string, pointer: string): Problem {
  return {
    code: 'missing-macro-flag',
    severity: 'error',
    pointer: '/data/hasMacro',
    message: `Missing macro flag: the text at ${pointer} names the macro ${cut(macro)}, but no macro is asked for.`,
    fix: 'Write "hasMacro": true in "data". Until then a dash stands in place of each value.',
    expected: 'true',
  };
}

/** A day of the right form that no calendar has. The page shows none in its place. */
export function unknownDay(day: string, pointer: string): Problem {
  return {
    code: 'unknown-day',
    severity: 'warning',
    pointer,
    message: `Unknown day: ${cut(day)}. Its month has no such day.`,
    fix: 'Write a day that there is, as year, month and day. Until then the page shows none.',
    found: describeFoundValue(day),
  };
}

/** A second header: a page has one h1. `first` is the header before it. */
export function duplicateHeader(pointer: string, first: string): Problem {
  return {
    code: 'duplicate-header',
    severity: 'warning',
    pointer,
    message: `Duplicate header: the one at ${first} heads this page already.`,
    fix: 'Keep one header, or give each a personalization of the same box, so that visitors see one of them.',
  };
}
