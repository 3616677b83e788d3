export const HEADER = '/data/mainHeaderZone/flexComponents/0';
export const BODY = '/data/flexZone/flexComponents';
export const CARD_URL = `${BODY}/2/link/url`;
export const TEXT = `${BODY}/1/richBody/value`;
export const LAYOUT = '/layouts/default';
export const SEGMENT = '/segments/0';
