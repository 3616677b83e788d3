import { readFileSync } from 'node:fs';
import type { Drawing } from './icon.tsx';

const SELECTION = {
  regular: [
    'arrow-left',
    'arrow-right',
    'arrow-square-out',
    'calendar',
    'calendar-blank',
    'caret-down',
    'caret-left',
    'caret-right',
    'caret-up',
    'chart-line-up',
    'chat-circle-dots',
    'chat-text',
    'circle-notch',
    'clock',
    'credit-card',
    'dots-three',
    'envelope-simple',
    'facebook-logo',
    'file-pdf',
    'gift',
    'globe',
    'hand-coins',
    'house-line',
    'instagram-logo',
    'key',
    'linkedin-logo',
    'list',
    'lock-key',
    'magnifying-glass',
    'map-pin',
    'percent',
    'phone',
    'piggy-bank',
    'play-circle',
    'question',
    'receipt',
    'shield-check',
    'sign-out',
    'squares-four',
    'storefront',
    'swap',
    'umbrella',
    'user',
    'users',
    'users-three',
    'warning-circle',
    'x',
    'youtube-logo',
  ],
  bold: ['caret-down', 'caret-right', 'check', 'minus'],
  fill: [
    'apple-logo',
    'chart-line-up',
    'chat-circle-dots',
    'check-circle',
    'credit-card',
    'google-play-logo',
    'house-line',
    'info',
    'key',
    'piggy-bank',
    'storefront',
    'umbrella',
    'warning',
    'warning-circle',
  ],
};

/**
 * The icons that components have of their own. They travel with them, so they stand apart from the
 * whole set.
 */
const OWN = [
  'vitrine:regular:arrow-left',
  'vitrine:regular:arrow-right',
  'vitrine:regular:calendar-blank',
  'vitrine:regular:caret-down',
  'vitrine:regular:caret-right',
  'vitrine:regular:chart-line-up',
  'vitrine:regular:circle-notch',
  'vitrine:regular:clock',
  'vitrine:regular:envelope-simple',
  'vitrine:regular:gift',
  'vitrine:regular:lock-key',
  'vitrine:regular:magnifying-glass',
  'vitrine:regular:phone',
  'vitrine:regular:play-circle',
  'vitrine:regular:sign-out',
  'vitrine:regular:x',
  'vitrine:bold:caret-right',
  'vitrine:bold:check',
  'vitrine:bold:minus',
  'vitrine:fill:apple-logo',
  'vitrine:fill:check-circle',
  'vitrine:fill:google-play-logo',
  'vitrine:fill:info',
  'vitrine:fill:warning',
  'vitrine:fill:warning-circle',
];

/**
 * The nineteen icons of the shell: search, chevrons, home, products, contact, feedback, persons,
 * networks, pdf, cross, external link.
 */
const PRELOADED = [
  'magnifying-glass',
  'caret-up',
  'caret-right',
  'caret-down',
  'caret-left',
  'house-line',
  'squares-four',
  'phone',
  'chat-text',
  'user',
  'users',
  'users-three',
  'facebook-logo',
  'instagram-logo',
  'linkedin-logo',
  'youtube-logo',
  'file-pdf',
  'x',
  'arrow-square-out',
].map((name) => `vitrine:regular:${name}`);

/** The icons that the validate command knows. */
const KNOWN_ICONS = '../../../fixtures/icons.json';
const LIST_SCHEMA = 'https://experience.local/icons.schema.json';
const PACKAGE = new URL('../../../node_modules/@phosphor-icons/core/', import.meta.url);
const HEAD = `// Written by \`npm run icons\`. Drawings of Phosphor Icons, MIT licence: see LICENSE-phosphor.txt.
import type { Drawing } from './icon.tsx';
`;

/** Everything that is made of the icon set, by its path from this folder. */
export function generateIconFiles(): Readonly<Record<string, string>> {
  const drawings = Object.entries(SELECTION).flatMap(([set, names]) =>
    names.map((name) => readDrawing(set, name)),
  );
  const icons = drawings.map(({ id }) => id);
  return {
    'named-drawings.json': json(drawings),
    [KNOWN_ICONS]: json({ $schema: LIST_SCHEMA, icons }),
    'drawings.ts': [HEAD, ...pick(drawings, OWN).map(constantOf)].join('\n'),
    'preloaded-drawings.json': json(pick(drawings, PRELOADED)),
    'LICENSE-phosphor.txt': readFileSync(new URL('LICENSE', PACKAGE), 'utf8'),
  };
}

function pick(drawings: readonly Drawing[], ids: readonly string[]): Drawing[] {
  const matching = drawings.filter(({ id }) => ids.includes(id));
  if (matching.length < ids.length) throw new Error('An icon is listed that is not in SELECTION.');
  return matching;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function readDrawing(set: string, name: string): Drawing {
  const file = set === 'regular' ? name : `${name}-${set}`;
  const svg = readFileSync(new URL(`assets/${set}/${file}.svg`, PACKAGE), 'utf8');
  return {
    id: `vitrine:${set}:${name}`,
    viewBox: attribute(svg, 'viewBox'),
    path: attribute(svg, 'd'),
  };
}

function constantOf(drawing: Drawing): string {
  const [, set = '', name = ''] = drawing.id.split(':');
  const words = set === 'regular' ? name : `${name}-${set}`;
  return `export const ${camelCase(words)}: Drawing = ${JSON.stringify(drawing)};\n`;
}

function attribute(svg: string, name: string): string {
  const [first, ...more] = [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))];
  if (!first?.[1] || more.length > 0)
    throw new Error(`Expected one ${name} in the drawing: ${svg}`);
  return first[1];
}

function camelCase(words: string): string {
  return words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
