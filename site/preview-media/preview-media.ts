import type { Plugin } from 'vite';
import { list, parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import { FORCED_BASE, forceDeclarations } from './force-colors.ts';

/** The first sheet of every page. */
const THEME = /\/registry\/theme\/index\.css/;

/** Matches what style sheets can ask about a visitor's system. */
const FEATURE = /\(\s*(prefers-[a-z-]+|forced-colors)\s*(?::\s*([a-z-]+)\s*)?\)/;
const KEPT_AS_IT_IS = /^(?:[a-z-]*keyframes|font-face|property|counter-style|page)$/;

/**
 * Lets previews choose what the visitor's system prefers. It reads what Vite has made of the site's
 * style sheets, with all that they import, and belongs into the tools' build and the development
 * server: never into the site's.
 */
export function previewMedia(): Plugin {
  return {
    name: 'vitrine:preview-media',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/registry\/[^?]+\.css(?:\?direct)?$/ },
      handler: (css, id) => ({
        code: THEME.test(id) ? `${FORCED_BASE}\n${guardMedia(css)}` : guardMedia(css),
        map: null,
      }),
    },
  };
}

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
  return guardAll(parse(css).nodes);
}

function guardAll(nodes: readonly ChildNode[]): string {
  return nodes.map(guardNode).join('\n');
}

function guardNode(node: ChildNode): string {
  if (node.type === 'rule') return styleRule(node, '');
  if (node.type !== 'atrule' || !node.nodes || KEPT_AS_IT_IS.test(node.name)) return written(node);
  const queries = node.name === 'media' ? list.comma(node.params) : [];
  if (!queries.some((query) => FEATURE.test(query))) {
    return block(`@${node.name} ${node.params}`, guardAll(node.nodes));
  }
  return queries.map((query) => guardQuery(query, node)).join('\n');
}

function guardQuery(query: string, { nodes = [] }: AtRule): string {
  const [term, name, value] = FEATURE.exec(query) ?? [];
  if (term === undefined || name === undefined) return block(`@media ${query}`, guardAll(nodes));
  const others = query.split(/\s+and\s+/).filter((part) => part !== term);
  if (/\b(?:not|or)\b/.test(query) || others.some((part) => FEATURE.test(part))) {
    throw new Error(
      `A preview cannot show "@media ${query}". Ask for one preference at a time, without "not" and "or".`,
    );
  }
  const chosen = guarded(nodes, chosenGuard(name, value));
  return [
    block(`@media ${query}`, guarded(nodes, `:not([data-${name}])`)),
    others.length > 0 ? block(`@media ${others.join(' and ')}`, chosen) : chosen,
  ].join('\n');
}

function chosenGuard(name: string, value: string | undefined): Guard {
  return value === undefined
    ? `[data-${name}]:not([data-${name}='none'], [data-${name}='no-preference'])`
    : `[data-${name}='${value}']`;
}

/** Returns the same rules for an html element that the guard fits. */
function guarded(nodes: readonly ChildNode[], guard: Guard): string {
  return nodes
    .map((node) => {
      if (node.type === 'rule') return styleRule(node, guard);
      if (node.type !== 'atrule' || !node.nodes || KEPT_AS_IT_IS.test(node.name)) {
        return written(node);
      }
      return block(`@${node.name} ${node.params}`, guarded(node.nodes, guard));
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
function styleRule({ selector, selectors, nodes }: Rule, guard: Guard): string {
  const body = nodes.map(written).join('\n');
  if (/@media/.test(body) && FEATURE.test(body)) {
    throw new Error(`A preview cannot show the media rule in "${selector}". Put it around.`);
  }
  const own = guard ? selectors.map((each) => guardSelector(each, guard)) : selectors;
  const forced = guard === WITHOUT_FORCED ? '' : forceDeclarations(nodes);
  const both = guard === FORCED ? FORCED : guard + FORCED;
  const copies = selectors.map((each) => guardSelector(outsideDrawings(each), both));
  return [block(own.join(', '), body), ...(forced ? [block(copies.join(', '), forced)] : [])].join(
    '\n',
  );
}

/** Drawings keep their own colours. */
function outsideDrawings(selector: string): string {
  const [, element = selector, pseudo = ''] =
    /^(.*?)(::?(?:before|after|marker|placeholder|backdrop)|::[a-z-]+)?$/s.exec(selector) ?? [];
  return `${element}:where(:not(svg, svg *))${pseudo}`;
}

const FORCED = "[data-forced-colors='active']";
const WITHOUT_FORCED = ':not([data-forced-colors])';

function block(prelude: string, body: string): string {
  return `${prelude} {\n${body}\n}`;
}

/** Returns a node as it stands in its sheet. What has no braces ends there with a semicolon. */
function written(node: ChildNode): string {
  const isStatement = node.type === 'decl' || (node.type === 'atrule' && !node.nodes);
  return `${node.toString()}${isStatement ? ';' : ''}`;
}
