/** The places that a picture at the top of a page has, by the width of the window. */
export const HERO_SIZES = [
  { media: '(width < 600px)', width: 600, height: 400 },
  { media: '(width < 900px)', width: 900, height: 600 },
  { width: 1100, height: 733 },
];
