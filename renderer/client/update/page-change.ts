import type { PatchOperation } from '#schemas/generated/scenario.ts';

/**
 * Another response in the place of the one that is shown, as its content service would send it. It
 * is not changed afterwards.
 */
export interface WholeChange {
  /** The page response: any JSON value, since it is checked like one that was fetched. */
  readonly page: unknown;
  /**
   * The answer that the pricing service would give. Left out, values that came before stay, and the
   * service is asked where the page names others.
   */
  readonly macros?: unknown;
}

/**
 * Describes what changed in the response that is shown, as a JSON patch (RFC 6902) with add, remove
 * and replace.
 */
export interface PartialChange {
  /**
   * Made in order, all of them or none. A path leads into the response, such as
   * `/data/flexZone/flexComponents/0/title`.
   */
  readonly patch: readonly PatchOperation[];
  /**
   * The response that the patch was written for: `response` of what was rendered. Left out, the one
   * that is shown.
   */
  readonly of?: unknown;
}

export type PageChange = WholeChange | PartialChange;

/** Why a patch was not made. */
export type PatchRefusal =
  /**
   * No response is at hand: a server rendered the page, its service had none, or another page took
   * its place.
   */
  | 'no-model'
  /** It was written for a response that another one has replaced since. */
  | 'another-model'
  /** A path leads nowhere in the response. */
  | 'no-such-place';

/**
 * Thrown for a patch that was not made. The page that is shown stays as it is, and so does the
 * response that it was made of.
 */
export class RefusedPatch extends Error {
  override readonly name = 'RefusedPatch';
  readonly refusal: PatchRefusal;

  constructor(refusal: PatchRefusal, message: string, options?: ErrorOptions) {
    super(`update() has not made the patch: ${message}`, options);
    this.refusal = refusal;
  }
}
