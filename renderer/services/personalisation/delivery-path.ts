/** The path of the delivery endpoint below the marketing host, which is all that pages may ask. */
export const DELIVERY_PATH = '/rest/v1/delivery';
