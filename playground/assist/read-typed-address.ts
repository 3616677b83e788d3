import { explainUrlRefusal } from '#schemas/content/clean-url.ts';

/** An address as a person types it, with the scheme that they mean. */
export interface TypedAddress {
  readonly url: string;
  readonly kind: 'phone' | 'mail' | 'web' | 'path' | 'anchor';
}

const PHONE = /^(?:tel:)?\s*(?<number>\+?\d[\d\s()./-]{4,}\d)$/i;
const MAIL = /^(?:mailto:)?(?<address>[^\s@:/]+@[^\s@/]+\.[^\s@/]{2,})$/i;
const WEB = /^https?:\/\/\S+$/i;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
const LOCAL = /^[/#]\S+$/;

/** Reads an address out of what was typed; nothing where it is none, or one that pages refuse. */
export function readTypedAddress(typed: string): TypedAddress | undefined {
  const text = typed.trim();
  const read = readKind(text);
  return read && explainUrlRefusal(read.url) === undefined ? read : undefined;
}

function readKind(text: string): TypedAddress | undefined {
  const number = PHONE.exec(text)?.groups?.['number'];
  if (number !== undefined) {
    return { kind: 'phone', url: `tel:${number.replaceAll(/[^+\d]/g, '')}` };
  }
  const mail = MAIL.exec(text)?.groups?.['address'];
  if (mail !== undefined) return { kind: 'mail', url: `mailto:${mail}` };
  if (WEB.test(text)) return { kind: 'web', url: text };
  if (LOCAL.test(text)) return { kind: text.startsWith('#') ? 'anchor' : 'path', url: text };
  return HOST.test(text) ? { kind: 'web', url: `https://${text}` } : undefined;
}
