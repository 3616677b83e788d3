/**
 * The permissions of a frame with a preview. It has no origin, so that the content of an author
 * cannot reach the tool around it. A development server refuses its sources to a page without an
 * origin, since any website could show such a frame: with a development server, and only there, the
 * preview has the origin of the tool.
 */
export const PREVIEW_SANDBOX = import.meta.env.DEV
  ? 'allow-scripts allow-same-origin'
  : 'allow-scripts';
