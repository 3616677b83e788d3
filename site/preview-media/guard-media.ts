import { parseCssBlocks, listParts, type CssBlock } from './css-blocks.ts';
import { forceDeclarations } from './force-colors.ts';

/** Matches what style sheets can ask about a visitor's system. */
const FEATURE = /\(\s*(prefers-[a-z-]+|forced-colors)\s*(?::\s*([a-z-]+)\s*)?\)/;
const KEPT_AS_IT_IS = /^@(?:[a-z-]*keyframes|font-face|property|counter-style|page)\b/;

/**
 * Says which of the two copies of a rule is meant: for a choice, as an attribute of the html
 * element has it, or without one.
 */
type Guard = string;

/**
 * A style sheet whose questions about the visitor's system an attribute of the html element
 * answers: each such rule stands there twice, once for an html element that has no such attribute,
 * and once for one that names the value. Neither weighs more than the rule itself, so that the
 * cascade stays as it is.
 */
export function guardMedia(css: string): string {
  return parseCssBlocks(css).map(guardBlock).join('\n');
}

function guardBlock(block: CssBlock): string {
  const { prelude, body } = block;
  if (body === undefined) return `${prelude};`;
  if (!prelude.startsWith('@')) return styleRule(block, '');
  if (KEPT_AS_IT_IS.test(prelude)) return written(block);
  const queries = prelude.startsWith('@media') ? listParts(prelude.slice('@media'.length)) : [];
  if (!queries.some((query) => FEATURE.test(query))) {
    return written({ prelude, body: guardMedia(body) });
  }
  return queries.map((query) => guardQuery(query, body)).join('\n');
}

function guardQuery(query: string, body: string): string {
  const [term, name, value] = FEATURE.exec(query) ?? [];
  if (term === undefined || name === undefined) {
    return written({ prelude: `@media ${query}`, body: guardMedia(body) });
  }
  const others = query.split(/\s+and\s+/).filter((part) => part !== term);
  if (/\b(?:not|or)\b/.test(query) || others.some((part) => FEATURE.test(part))) {
    throw new Error(
      `A preview cannot show "@media ${query}". Ask for one preference at a time, without "not" and "or".`,
    );
  }
  const chosen = guarded(body, chosenGuard(name, value));
  return [
    written({ prelude: `@media ${query}`, body: guarded(body, `:not([data-${name}])`) }),
    others.length > 0
      ? written({ prelude: `@media ${others.join(' and ')}`, body: chosen })
      : chosen,
  ].join('\n');
}

function chosenGuard(name: string, value: string | undefined): Guard {
  return value === undefined
    ? `[data-${name}]:not([data-${name}='none'], [data-${name}='no-preference'])`
    : `[data-${name}='${value}']`;
}

/** Returns the same rules for an html element that the guard fits. */
function guarded(body: string, guard: Guard): string {
  return parseCssBlocks(body)
    .map((block) => {
      if (block.body === undefined) return `${block.prelude};`;
      if (KEPT_AS_IT_IS.test(block.prelude)) return written(block);
      if (block.prelude.startsWith('@'))
        return written({ ...block, body: guarded(block.body, guard) });
      return styleRule(block, guard);
    })
    .join('\n');
}

function guardSelector(selector: string, guard: Guard): string {
  const [root] = /^(?::root|html)(?![\w-])/.exec(selector) ?? [];
  return root === undefined
    ? `:where(html${guard}) ${selector}`
    : `${root}:where(${guard})${selector.slice(root.length)}`;
}

/**
 * A rule under a guard, and what forced colours make of it. One that asks within itself would need
 * a guard in the midst of it.
 */
function styleRule({ prelude, body = '' }: CssBlock, guard: Guard): string {
  if (/@media/.test(body) && FEATURE.test(body)) {
    throw new Error(`A preview cannot show the media rule in "${prelude}". Put it around.`);
  }
  const selectors = listParts(prelude);
  const own = guard ? selectors.map((each) => guardSelector(each, guard)) : selectors;
  const forced = guard === WITHOUT_FORCED ? '' : forceDeclarations(body);
  const both = guard === FORCED ? FORCED : guard + FORCED;
  const copies = selectors.map((each) => guardSelector(outsideDrawings(each), both));
  return [
    written({ prelude: own.join(', '), body }),
    ...(forced ? [written({ prelude: copies.join(', '), body: forced })] : []),
  ].join('\n');
}

/** Drawings keep their own colours. */
function outsideDrawings(selector: string): string {
  const [, element = selector, pseudo = ''] =
    /^(.*?)(::?(?:before|after|marker|placeholder|backdrop)|::[a-z-]+)?$/s.exec(selector) ?? [];
  return `${element}:where(:not(svg, svg *))${pseudo}`;
}

const FORCED = "[data-forced-colors='active']";
const WITHOUT_FORCED = ':not([data-forced-colors])';

function written({ prelude, body = '' }: CssBlock): string {
  return `${prelude} {\n${body}\n}`;
}
