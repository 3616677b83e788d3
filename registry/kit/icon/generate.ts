import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from '#schemas/command-line/run-command-line.ts';

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
    'chat-text',
    'circle-notch',
    'clock',
    'credit-card',
    'facebook-logo',
    'file-pdf',
    'globe',
    'house-line',
    'instagram-logo',
    'key',
    'linkedin-logo',
    'lock-key',
    'magnifying-glass',
    'map-pin',
    'percent',
    'phone',
    'piggy-bank',
    'question',
    'receipt',
    'shield-check',
    'sign-out',
    'squares-four',
    'swap',
    'umbrella',
    'user',
    'users',
    'users-three',
    'warning-circle',
    'x',
    'youtube-logo',
  ],
  bold: ['caret-down', 'caret-right', 'check'],
  fill: ['check-circle', 'house-line', 'info', 'warning', 'warning-circle'],
};

/** The icons that components have of their own. They travel with them, so they stand apart from the whole set. */
const OWN = [
  'vitrine:regular:arrow-right',
  'vitrine:regular:caret-down',
  'vitrine:regular:caret-right',
  'vitrine:regular:circle-notch',
  'vitrine:regular:clock',
  'vitrine:regular:lock-key',
  'vitrine:regular:sign-out',
  'vitrine:regular:x',
  'vitrine:bold:caret-right',
  'vitrine:bold:check',
  'vitrine:fill:check-circle',
  'vitrine:fill:info',
  'vitrine:fill:warning',
  'vitrine:fill:warning-circle',
];

/** The nineteen icons of the shell: search, chevrons, home, products, contact, feedback, persons, networks, pdf, cross, external link. */
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

commandLine({
  name: 'npm run icons',
  about: 'Copies the drawings named in registry/kit/icon/generate.ts out of the icon set.',
  flags: {},
});
const drawings = Object.entries(SELECTION).flatMap(([set, names]) =>
  names.map((name) => readDrawing(set, name)),
);
const own = drawingsOf(OWN);

write('named-drawings.json', `${JSON.stringify(drawings, undefined, 2)}\n`);
write(
  KNOWN_ICONS,
  `${JSON.stringify({ $schema: LIST_SCHEMA, icons: drawings.map(({ id }) => id) }, undefined, 2)}\n`,
);
write('drawings.ts', [HEAD, ...own.map(constantOf)].join('\n'));
write('preloaded-drawings.json', `${JSON.stringify(drawingsOf(PRELOADED), undefined, 2)}\n`);
copyFileSync(new URL('LICENSE', PACKAGE), new URL('./LICENSE-phosphor.txt', import.meta.url));

function drawingsOf(ids: readonly string[]) {
  const found = drawings.filter(({ id }) => ids.includes(id));
  if (found.length < ids.length) throw new Error('An icon is listed that is not in SELECTION.');
  return found;
}

function write(file: string, text: string): void {
  writeFileSync(new URL(file, import.meta.url), text);
}

function readDrawing(set: string, name: string) {
  const file = set === 'regular' ? name : `${name}-${set}`;
  const svg = readFileSync(new URL(`assets/${set}/${file}.svg`, PACKAGE), 'utf8');
  return {
    id: `vitrine:${set}:${name}`,
    viewBox: attribute(svg, 'viewBox'),
    path: attribute(svg, 'd'),
  };
}

function constantOf(drawing: ReturnType<typeof readDrawing>): string {
  const [, set = '', name = ''] = drawing.id.split(':');
  const words = set === 'regular' ? name : `${name}-${set}`;
  return `export const ${camelCase(words)}: Drawing = ${JSON.stringify(drawing)};\n`;
}

function attribute(svg: string, name: string): string {
  const [found, ...more] = [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))];
  if (!found?.[1] || more.length > 0)
    throw new Error(`Expected one ${name} in the drawing: ${svg}`);
  return found[1];
}

function camelCase(words: string): string {
  return words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
