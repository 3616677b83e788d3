// What ends a candidate of a srcset. The rest is left as written: the service may read it its own
// way.
const ENDS_CANDIDATE = /[ \f,]/g;

/** Browsers take these out of every address. */
const LEFT_OUT = /[\t\n\r]/g;

/** An address that stays one candidate wherever it stands in a srcset. */
export function toCandidateAddress(address: string): string {
  return address.replaceAll(LEFT_OUT, '').replaceAll(ENDS_CANDIDATE, encodeURIComponent);
}
