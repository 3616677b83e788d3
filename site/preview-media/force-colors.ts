import { list, type ChildNode } from 'postcss';

/** The system colours of Chromium's emulation of forced colours, light. */
const SYSTEM_COLORS: Readonly<Record<string, string>> = {
  canvastext: '#000000',
  canvas: '#ffffff',
  linktext: '#00009f',
  visitedtext: '#00009f',
  activetext: '#00009f',
  buttonface: '#ffffff',
  buttontext: '#000000',
  buttonborder: '#000000',
  fieldtext: '#000000',
  field: '#ffffff',
  highlighttext: '#ffffff',
  highlight: 'rgb(5 0 73 / 0.8)',
  marktext: '#000000',
  mark: '#ffff00',
  graytext: '#600000',
};

const FORCED = "html[data-forced-colors='active']";
const { canvas, linktext, buttontext, buttonface, buttonborder, graytext } = SYSTEM_COLORS;
const CONTROLS = 'button, input, select, textarea';

/** The custom property that has the red, green and blue of the ground that an element is given. */
const FORCED_GROUND = '--forced-ground';

/**
 * The layer that stands below every rule of the site, as the browser's own sheet does: rules go
 * back to it.
 */
export const FORCED_BASE = `@property ${FORCED_GROUND} { syntax: '*'; inherits: false; initial-value: 255 255 255; }
@layer forced-colors {
${FORCED} { color: ${SYSTEM_COLORS['canvastext']}; }
:where(${FORCED}) :where(:not(svg, svg *, ${CONTROLS}, mark, dialog, [popover])),
:where(${FORCED}) ::before, :where(${FORCED}) ::after, ${FORCED} { background-color: rgb(255 255 255 / 0); }
:where(${FORCED}) mark { ${FORCED_GROUND}: 255 255 0; }
:where(${FORCED}) :where(a:any-link, summary) { color: ${linktext}; }
:where(${FORCED}) :where(${CONTROLS}) { color: ${buttontext}; background-color: ${buttonface}; border-color: ${buttonborder}; }
:where(${FORCED}) :where(input[type='radio'], input[type='checkbox']) { background-color: rgb(255 255 255 / 0); }
:where(${FORCED}) :where(button, select, textarea, input:not([type='radio'], [type='checkbox'])):where(:disabled) { background-color: rgb(255 255 255 / 0.3); }
:where(${FORCED}) :where(button, select, textarea, input:not([type='file'])):where(:disabled) { border-color: ${graytext}; }
:where(${FORCED}) :where(button, select, textarea, input:not([type='radio'], [type='checkbox'], [type='file'])):where(:disabled) { color: ${graytext}; }
:where(${FORCED}) :where(dialog, [popover]) { color: ${SYSTEM_COLORS['canvastext']}; background-color: ${canvas}; }
}`;

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
