import { list, type ChildNode } from 'postcss';
import { FORCED_GROUND, SYSTEM_COLORS } from './system-colors.ts';

/**
 * Matches the keywords that are kept. `inherit` is not one of them, so an inherited colour is taken
 * away as well: a link is as blue as the system has it.
 */
const KEPT = /^(?:revert|revert-layer|currentcolor)$/i;
const SYSTEM = new RegExp(`\\b(?:${Object.keys(SYSTEM_COLORS).join('|')})\\b`, 'gi');
/** A length, a style or a width: what a border has beside its colour. */
const NO_COLOR =
  /^(?:[\d.+-]\S*|none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset|thin|medium|thick|auto|underline|overline|line-through|calc\(.*\))$/i;
const BORDER =
  /^(?:border(?:-(?:block|inline|top|right|bottom|left|block-start|block-end|inline-start|inline-end))?|outline|column-rule|text-decoration|text-emphasis)$/;
const COLOR = /^(?:color|caret-color|accent-color|(?:border|outline|column-rule|text-).*-color)$/;

/**
 * Returns what a browser with forced colours makes of a rule's own declarations: a colour goes back
 * to the one below it, but for system colours and for what an element has from around it; a ground
 * becomes the canvas, or the system's own of a mark, as opaque as it was. Returns nothing where the
 * rule sets no colour.
 */
export function forceDeclarations(nodes: readonly ChildNode[]): string {
  return nodes
    .filter((node) => node.type === 'decl')
    .flatMap(({ prop, value, important }) =>
      forced(prop.toLowerCase(), value).map(
        ([name, text]) => `${name}: ${text}${important ? ' !important' : ''};`,
      ),
    )
    .join('\n');
}

function forced(property: string, value: string): [string, string][] {
  if (property === 'background-color') return [[property, ground(value)]];
  if (property === 'background') return forcedBackground(value);
  if (property === 'background-image') return value.includes('url(') ? [] : [[property, 'none']];
  if (property === 'box-shadow' || property === 'text-shadow') return [[property, 'none']];
  if (property === 'fill' || property === 'stroke') {
    return isSystem(value) ? [[property, inSystemColors(value)]] : [];
  }
  if (BORDER.test(property)) return [[`${property}-color`, colorOf(value)]];
  return COLOR.test(property) ? [[property, keepColour(value)]] : [];
}

function forcedBackground(value: string): [string, string][] {
  if (value.includes('url(')) return [];
  const isColor = !/gradient\(/.test(value);
  const color = value === 'none' || value === '0' ? 'transparent' : value;
  return [
    ['background-image', 'none'],
    ['background-color', ground(isColor ? color : 'transparent')],
  ];
}

/**
 * The colour that the system has behind an element, through which as much is seen as through the
 * ground that the author gave it.
 */
function ground(value: string): string {
  if (isSystem(value)) return inSystemColors(value);
  if (/^(?:inherit|unset|revert|revert-layer)$/i.test(value)) return value;
  const color = /^initial$/i.test(value) ? 'transparent' : value;
  return `rgb(from ${color} var(${FORCED_GROUND}) / alpha)`;
}

function keepColour(value: string): string {
  if (isSystem(value)) return inSystemColors(value);
  return KEPT.test(value) || list.comma(value).length > 1 ? value : 'revert-layer';
}

/** The colour among what a border has; one that has none takes that of the text. */
function colorOf(value: string): string {
  if (KEPT.test(value) || isSystem(value)) {
    return isSystem(value) ? inSystemColors(SYSTEM_COLOR_IN.exec(value)?.[0] ?? value) : value;
  }
  const parts = value.match(/[a-z-]+\((?:[^()]|\([^()]*\))*\)|\S+/gi) ?? [];
  const color = parts.find((part) => !NO_COLOR.test(part));
  return color === undefined ? 'currentcolor' : keepColour(color);
}

const SYSTEM_COLOR_IN = new RegExp(SYSTEM.source, 'i');

function isSystem(value: string): boolean {
  return SYSTEM_COLOR_IN.test(value) && !value.includes('var(');
}

function inSystemColors(value: string): string {
  return value.replaceAll(SYSTEM, (name) => SYSTEM_COLORS[name.toLowerCase()] ?? name);
}
