// Made by `npm run generate` from ../client-context.schema.json. Do not edit.

/**
 * The parts of segments that a client of the bank belongs to, as the client-context service answers.
 */
export interface ClientContextAnswer {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * What is known of the client.
   */
  clientContext: {
    /**
     * Their names.
     *
     * @maxItems 20
     */
    subSegments: string[];
  };
}
