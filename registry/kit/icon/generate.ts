import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

const WANTED = {
  regular: [
    'arrow-left',
    'arrow-right',
    'calendar',
    'calendar-blank',
    'caret-down',
    'caret-right',
    'clock',
    'credit-card',
    'facebook-logo',
    'globe',
    'house-line',
    'instagram-logo',
    'key',
    'linkedin-logo',
    'lock-key',
    'map-pin',
    'percent',
    'phone',
    'piggy-bank',
    'question',
    'receipt',
    'shield-check',
    'sign-out',
    'swap',
    'umbrella',
    'users-three',
    'warning-circle',
    'youtube-logo',
  ],
  bold: ['caret-down', 'caret-right', 'check'],
  fill: ['house-line'],
};

const PACKAGE = new URL('../../../node_modules/@phosphor-icons/core/', import.meta.url);
const HEAD = `// Written by \`npm run icons\`. Drawings of Phosphor Icons, MIT licence: see LICENSE-phosphor.txt.
import type { Drawing } from './icon.tsx';
`;

writeFileSync(new URL('./drawings.ts', import.meta.url), [HEAD, ...drawings()].join('\n'));
copyFileSync(new URL('LICENSE', PACKAGE), new URL('./LICENSE-phosphor.txt', import.meta.url));

function drawings(): string[] {
  return Object.entries(WANTED).flatMap(([set, names]) => names.map((name) => drawing(set, name)));
}

function drawing(set: string, name: string): string {
  const file = set === 'regular' ? name : `${name}-${set}`;
  const svg = readFileSync(new URL(`assets/${set}/${file}.svg`, PACKAGE), 'utf8');
  const viewBox = attribute(svg, 'viewBox');
  const path = attribute(svg, 'd');
  const value = { id: `vitrine:${set}:${name}`, viewBox, path };
  return `export const ${camelCase(file)}: Drawing = ${JSON.stringify(value)};\n`;
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
