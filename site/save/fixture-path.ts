import { cutText } from '#schemas/content/cut-text.ts';
import { FIXTURE_FOLDERS } from './fixture-folders.ts';
import type { Refusal } from './refusal.ts';

const MAX_PARTS = 6;
const MIN_PARTS = 2;
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const ENDING = '.json';
const MAX_SHOWN_LENGTH = 120;

/**
 * The parts of a path below the fixtures, each of which is a plain name; else why it is refused.
 */
export type FixturePath = { readonly parts: readonly string[] } | { readonly refusal: Refusal };

/**
 * Reads a path as it was written. Nothing is decoded, so what hides a dot or a slash is no name.
 * Only what every rule allows becomes a path of the disk.
 */
export function readFixturePath(path: string): FixturePath {
  const parts = path.split('/');
  const [folder = '', file = ''] = [parts[0], parts.at(-1)];
  const rules = FIXTURE_FOLDERS.get(folder);
  const known = [...FIXTURE_FOLDERS.keys()].join(', ');
  if (!rules) return refuse(path, `Begin the path with one of: ${known}.`);
  const maxParts = rules.isFlat ? MIN_PARTS : MAX_PARTS;
  if (parts.length < MIN_PARTS || parts.length > maxParts) {
    const count = rules.isFlat ? `${MIN_PARTS}` : `${MIN_PARTS} to ${MAX_PARTS}`;
    return refuse(path, `Give ${count} parts with a slash between them.`);
  }
  if (!parts.slice(0, -1).every((part) => NAME.test(part))) {
    return refuse(path, `Name each folder ${RULE}.`);
  }
  const name = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
  const isName = rules.isName ?? ((text: string) => NAME.test(text));
  if (isName(name)) return { parts };
  const rule = rules.isName
    ? 'as its locale is named, such as en-GB, or with a segment behind it, such as en-GB.business'
    : RULE;
  return refuse(path, `Name the file ${rule}, and let it end in ${ENDING}.`);
}

const RULE =
  'with 1 to 64 small letters, digits and hyphens, the first of them a letter or a digit';

function refuse(path: string, fix: string): { readonly refusal: Refusal } {
  const excerpt = JSON.stringify(cutText(path, MAX_SHOWN_LENGTH));
  const message = `${excerpt} is no path that a fixture can be saved under.`;
  return { refusal: { status: 400, code: 'bad-path', message, fix } };
}
