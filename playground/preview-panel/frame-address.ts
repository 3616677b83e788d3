/** The address of the document that shows a page in a sandbox. */
export const FRAME_ADDRESS = '/playground/frame.html';
