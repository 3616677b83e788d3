/** Something that a person has to know about what they asked for, and that stays until they dismiss it. */
export type Notice =
  | { readonly kind: 'cut-link' }
  | { readonly kind: 'link-over-draft' }
  | { readonly kind: 'unknown-scenario'; readonly id: string; readonly meant: readonly string[] }
  | { readonly kind: 'link-too-long' }
  | { readonly kind: 'failed'; readonly reason: string };
