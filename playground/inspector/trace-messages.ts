import type { Translate, MessageKey } from '../environment/messages.ts';

/**
 * The message for each phrase in which the renderer gives a decision or a reason. It writes
 * English, for logs; here it is for people. A phrase without a message, such as an address or the
 * text of a problem, is shown as it is.
 */
const PHRASES: readonly (readonly [RegExp, MessageKey])[] = [
  [
    /^language (?<language>.+), segment (?<segment>.+), session (?<session>.+)$/,
    'traceSiteContext',
  ],
  [/^by the path$/, 'traceByPath'],
  [/^by the cookie$/, 'traceByCookie'],
  [/^by the document$/, 'traceByDocument'],
  [/^by default$/, 'traceByDefault'],
  [/^the first whose pattern fits$/, 'traceFirstRoute'],
  [/^it waits for (?<names>.+)$/, 'traceWaitsFor'],
  [/^no pattern fits$/, 'traceNoRoute'],
  [/^from (?<path>\/.*)$/, 'traceFromPath'],
  [/^for (?<locale>[a-z]{2,3}-\S+)$/, 'traceForLocale'],
  [/^by each check$/, 'traceByChecks'],
  [
    /^(?<components>\d+) components, (?<items>\d+) list items, (?<text>\d+) characters$/,
    'traceSize',
  ],
  [/^of the component types that the response names$/, 'traceNamedTypes'],
  [/^(?<good>\d+) components good, (?<faulty>\d+) left out$/, 'traceCounts'],
  [/^the page says it has none$/, 'traceNoMacros'],
  [/^no text names one$/, 'traceNoMacroNamed'],
  [/^the experience names no endpoint$/, 'traceNoEndpoint'],
  [/^(?<count>\d+) macros asked for$/, 'traceMacrosAsked'],
  [/^the address has no query$/, 'traceNoQuery'],
  [/^the query is too short$/, 'traceShortQuery'],
  [/^(?<count>\d+) in all$/, 'traceInAll'],
  [/^macros filled in, rich text read, addresses cleaned$/, 'tracePrepared'],
  [/^the page was found$/, 'tracePageFound'],
  [/^loading the page ended as (?<status>\S+)$/, 'traceLoadingEnded'],
  [/^it is made of the same texts$/, 'traceKeptSame'],
  [/^no cached response is made of these texts$/, 'traceNotCached'],
  [/^the same as before$/, 'traceSameAsBefore'],
  [/^kept$/, 'traceKept'],
  [/^missing: (?<names>.+)$/, 'traceMissing'],
  [/^all there$/, 'traceAllThere'],
  [/^without (?<names>.+)$/, 'traceWithout'],
  [/^found$/, 'traceFound'],
  [/^not-found$/, 'traceNotFound'],
  [/^failed$/, 'traceFailed'],
  [/^(?:none|nothing)$/, 'traceNone'],
  [/^dashes$/, 'traceDashes'],
  [/^whole$/, 'traceWhole'],
  [/^cut$/, 'traceCut'],
  [/^shown$/, 'traceShown'],
  [/^refused$/, 'traceRefused'],
  [/^1 component$/, 'traceOneComponent'],
  [/^(?<count>\d+) components$/, 'traceComponents'],
  [/^all that differs from the page before$/, 'traceDiffers'],
  [/^no zones$/, 'traceNoZones'],
  [/^(?<count>\d+) zones$/, 'traceZones'],
  [/^(?<count>\d+) loaded$/, 'traceLoaded'],
];

/** A decision or a reason of the trace, in the language of the tool. */
export function translateTrace(phrase: string, t: Translate): string {
  for (const [pattern, word] of PHRASES) {
    const match = pattern.exec(phrase);
    if (match) return t(word, valuesIn(match.groups ?? {}, t));
  }
  return phrase;
}

/** Part of a reason can be a phrase itself. */
function valuesIn(groups: Readonly<Record<string, string>>, t: Translate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, translateTrace(value, t)]),
  );
}
