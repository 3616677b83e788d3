import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { isRecord } from '#schemas/is-record.ts';
import { DOCUMENTS } from '../document/names.ts';
import type { LinkedChange, LinkedText, LinkedTexts } from './linked-texts.ts';

// The format's checksum shows that a link was cut.
const FORMAT = 'gzip';
/** Links had whole texts before, and no number. */
const VERSION = 2;
const BYTES_AT_ONCE = 8_192;

/**
 * The content of a link; a link that was cut, altered or made by a later playground may be
 * unreadable.
 */
export interface Unpacked {
  readonly edits: LinkedTexts;
  readonly trouble?: 'cut' | 'other-version' | 'too-large';
}

export const CUT: Unpacked = { edits: {}, trouble: 'cut' };
const OF_OTHER_VERSION: Unpacked = { edits: {}, trouble: 'other-version' };
const TOO_LARGE: Unpacked = { edits: {}, trouble: 'too-large' };

/** Linked texts in as few characters as an address can carry them. */
export async function packTexts(linked: LinkedTexts): Promise<string> {
  const text = JSON.stringify([VERSION, written(linked)]);
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(
    new CompressionStream(FORMAT),
  );
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let characters = '';
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE) {
    characters += String.fromCharCode(...bytes.subarray(start, start + BYTES_AT_ONCE));
  }
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Blobs can say themselves as a stream too, but not in every document without a browser. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Members without their names, which would be longer than what they hold. */
function written(linked: LinkedTexts): object {
  const entries = Object.entries(linked).map(([name, said]) => [
    name,
    typeof said === 'string'
      ? said
      : [
          said.of,
          said.changes.map(({ line, removed, inserted, place }) => [
            line,
            removed,
            inserted,
            place,
          ]),
        ],
  ]);
  return Object.fromEntries(entries);
}

/**
 * Unpacks texts. All of them have to be readable: a part would show another page than its sender
 * saw.
 */
export async function unpackTexts(packed: string): Promise<Unpacked> {
  try {
    const text = await decompress(bytesOf(packed));
    if (text === undefined) return TOO_LARGE;
    const value: unknown = JSON.parse(text);
    const [version, texts] = Array.isArray(value) ? (value as unknown[]) : [1, value];
    if (typeof version === 'number' && version > VERSION) return OF_OTHER_VERSION;
    if (!isRecord(texts)) return CUT;
    if (!Object.keys(texts).every(isDocumentName)) return OF_OTHER_VERSION;
    const edits = linkedIn(texts);
    return edits ? { edits } : CUT;
  } catch {
    // Whatever is wrong with it, there is nothing in it that could be used.
    return CUT;
  }
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const characters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

/**
 * Reads piece by piece, because a short link can unpack to more than a browser holds. Returns
 * nothing for more than one document may have, which is far more than the playground puts into a
 * link, and would hold the window for many seconds.
 */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const stream = streamOf(bytes).pipeThrough(new DecompressionStream(FORMAT));
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > MAX_DOCUMENT_BYTES) return undefined;
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

function isDocumentName(name: string): boolean {
  return DOCUMENTS.some((known) => known === name);
}

function linkedIn(texts: Readonly<Record<string, unknown>>): LinkedTexts | undefined {
  const read = DOCUMENTS.filter((name) => Object.hasOwn(texts, name)).map(
    (name) => [name, linkedTextIn(texts[name])] as const,
  );
  return read.some(([, said]) => said === undefined) ? undefined : Object.fromEntries(read);
}

function linkedTextIn(value: unknown): LinkedText | undefined {
  if (typeof value === 'string') return asTyped(value);
  const [of, list] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof of !== 'string' || !Array.isArray(list)) return undefined;
  const changes = list.map(changeIn).filter((change) => change !== undefined);
  return changes.length === list.length ? { of, changes } : undefined;
}

function changeIn(value: unknown): LinkedChange | undefined {
  const [line, removed, inserted, place] = Array.isArray(value) ? (value as unknown[]) : [];
  return isCount(line) &&
    isCount(removed) &&
    typeof inserted === 'string' &&
    typeof place === 'string'
    ? { line, removed, inserted: asTyped(inserted), place }
    : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * Returns a text with the line ends of the editor, and without a byte order mark, which the editor
 * would remove.
 */
function asTyped(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}
