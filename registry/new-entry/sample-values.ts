/**
 * Where links of a new component lead: to a page that is there. The first tests look for its text.
 */
export const LINK = { text: 'Read more', url: '/en/individuals' };

/** The same link without the text that it needs. */
export const LINK_WITHOUT_TEXT = { url: LINK.url };

export const IMAGE = {
  original: '/images/house-keys.svg',
  transformBaseUrl: '/images/house-keys.png',
  extension: 'png',
  width: 720,
  height: 480,
  pixelDensity: 2,
  altTextEN: 'A house and its keys',
  altTextFR: 'Une maison et ses clés',
  altTextNL: 'Een huis met zijn sleutels',
  altTextDE: 'Ein Haus und seine Schlüssel',
};
