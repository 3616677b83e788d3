/**
 * Bytes of a file or a response: no page needs as many. In a file of its own, since every visitor's
 * browser has it.
 */
export const MAX_DOCUMENT_BYTES = 5_000_000;
