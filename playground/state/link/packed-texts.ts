import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { Texts } from '../text-edit.ts';
import { DOCUMENTS } from '../names.ts';

// The format's checksum shows that a link was cut.
const FORMAT = 'gzip';
const MAX_UNPACKED_BYTES = DOCUMENTS.length * MAX_DOCUMENT_BYTES;
const BYTES_AT_ONCE = 8_192;

/** Texts in as few characters as an address can carry them. */
export async function packTexts(texts: Partial<Texts>): Promise<string> {
  const packed = new Blob([JSON.stringify(texts)])
    .stream()
    .pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let characters = '';
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE) {
    characters += String.fromCharCode(...bytes.subarray(start, start + BYTES_AT_ONCE));
  }
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The texts that were packed; nothing where a part of them is missing or they are something else. */
export async function unpackTexts(packed: string): Promise<Partial<Texts> | undefined> {
  try {
    const texts: unknown = JSON.parse(await decompress(bytesOf(packed)));
    return isRecord(texts) ? knownTexts(texts) : undefined;
  } catch {
    // Whatever is wrong with it, there is nothing in it that could be used.
    return undefined;
  }
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const characters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

/** Reads piece by piece, because a short link can unpack to more than a browser holds. */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > MAX_UNPACKED_BYTES) throw new Error('The link holds more than documents may.');
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

/** With the line ends of the editor, and without a mark that it would take away. */
function knownTexts(texts: Readonly<Record<string, unknown>>): Partial<Texts> {
  const known = DOCUMENTS.flatMap((name) => {
    const text = texts[name];
    if (typeof text !== 'string') return [];
    return [[name, text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')]];
  });
  return Object.fromEntries(known);
}
