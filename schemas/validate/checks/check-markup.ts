import { explainUrlRefusal, isRelativeAddress } from '../../content/clean-url.ts';
import { readRichText } from '../../content/read-rich-text.ts';
import { findUnbalancedMarkup, type Unbalanced } from '../../content/find-unbalanced-markup.ts';
import {
  droppedMarkup,
  insecureAddress,
  refusedAddress,
  unbalancedTags,
} from '../../problems/content-problems.ts';
import { doubledSlash, missingScheme } from '../../problems/missing-scheme.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownContent } from '../known-checks.ts';
import { checkLink } from './check-links.ts';

/** Finds the markup that the page would leave out of a rich text, and links that lead nowhere. */
export function checkMarkup(markup: string, pointer: string, content: KnownContent): Problem[] {
  if (!markup.includes('<')) return [];
  const { dropped, unbalanced, links } = notesOn(markup);
  return [
    ...(dropped.length > 0 ? [droppedMarkup(dropped, pointer)] : []),
    ...(unbalanced.length > 0 ? [unbalancedTags(unbalanced, pointer)] : []),
    ...links.flatMap((href) => checkAddress(href, pointer, content)),
  ];
}

interface Notes {
  readonly dropped: readonly string[];
  readonly unbalanced: readonly Unbalanced[];
  readonly links: readonly string[];
}

// An editor checks the whole page at every keystroke, and all texts but one are as they were.
const noted = new Map<string, Notes>();
const MAX_NOTED = 1_000;
const MAX_NOTED_LENGTH = 20_000;

function notesOn(markup: string): Notes {
  const known = noted.get(markup);
  if (known) return known;
  const notes = readNotes(markup);
  if (noted.size >= MAX_NOTED) noted.clear();
  if (markup.length <= MAX_NOTED_LENGTH) noted.set(markup, notes);
  return notes;
}

function readNotes(markup: string): Notes {
  const dropped = new Set<string>();
  const links = new Set<string>();
  readRichText(markup, {
    dropped: (what) => dropped.add(what),
    linked: (href) => links.add(href),
  });
  return { dropped: [...dropped], unbalanced: findUnbalancedMarkup(markup), links: [...links] };
}

/** Lists the addresses of the links in a rich text. */
export function listLinks(markup: string): readonly string[] {
  return markup.includes('<') ? notesOn(markup).links : [];
}

/** A host has a dot in its name, but for that of one's own machine. */
const DOUBLED_SLASH = /^\/\/(?!localhost\b)[^/.:?#\\[\]]+(?:[/?#]|$)/i;
const INSECURE = /^http:\/\/(?!localhost\b|127\.|\[)/i;

/** Checks how an address begins that the page keeps. */
export function checkAddressForm(url: string, pointer: string): Problem[] {
  if (DOUBLED_SLASH.test(url.trim())) return [doubledSlash(url, pointer)];
  if (isRelativeAddress(url)) return [missingScheme(url, pointer)];
  return INSECURE.test(url.trim()) ? [insecureAddress(url, pointer)] : [];
}

/** Checks an address: the page may refuse it, or nothing may answer it. */
export function checkAddress(url: string, pointer: string, content: KnownContent): Problem[] {
  const reason = explainUrlRefusal(url);
  return reason === undefined
    ? checkLink(url, pointer, content)
    : [refusedAddress(url, pointer, reason)];
}
