/**
 * What a frame with a preview may do. It has no origin, so that what an author wrote cannot reach
 * the tool around it. A development server refuses its sources to whoever has no origin, since any
 * website could show such a frame: from the sources, and only there, a preview is as near as the
 * tool itself.
 */
export const PREVIEW_SANDBOX = import.meta.env.DEV
  ? 'allow-scripts allow-same-origin'
  : 'allow-scripts';
