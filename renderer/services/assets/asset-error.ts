/**
 * Why an asset cannot be shown: a developer of the module, or of the configuration, has to correct
 * it.
 */
export class AssetError extends Error {
  override readonly name = 'AssetError';

  /** Stable, as the documents name it. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
