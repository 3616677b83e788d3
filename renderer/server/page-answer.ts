/** An answer before it is sent: the same bytes for everybody who may have it. */
export interface PageAnswer {
  readonly status: 200 | 302 | 404 | 503;
  /** Its own headers, by lower-case name; those of every answer come on top. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** The names of the features with a module that its page may show. */
  readonly features?: readonly string[];
  /** True where its browser may ask the marketing host for offers. */
  readonly choosesOffers?: boolean;
  /** Left out where it may not be stored. */
  readonly etag?: string;
}
