/**
 * The most bytes of files that one form may send, whatever its fields accept: they are held in
 * memory until the service of the form has them.
 */
export const MAX_UPLOAD_BYTES = 10_000_000;

/** The most bytes of all forms with files at a time, so that no crowd fills the memory. */
const MAX_HELD_BYTES = 40_000_000;

/** The bytes that one form holds. */
export interface Upload {
  /** Counts bytes that have come; returns false where there is no room for them. */
  readonly add: (bytes: number) => boolean;
  /** Gives the room back. */
  readonly end: () => void;
}

/** Makes the count of all forms with files that are being read or sent on. */
export function createUploadLimit(maxBytes = MAX_HELD_BYTES): { readonly begin: () => Upload } {
  let heldBytes = 0;
  return {
    begin() {
      let ownBytes = 0;
      return {
        add(bytes) {
          if (heldBytes + bytes > maxBytes) return false;
          heldBytes += bytes;
          ownBytes += bytes;
          return true;
        },
        end() {
          heldBytes -= ownBytes;
          ownBytes = 0;
        },
      };
    },
  };
}
