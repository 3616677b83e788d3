import { findFigure } from '../promo-text/find-figure.ts';

/** The parts of a short text around the figure that it is about. */
export interface SplitFigure {
  readonly before: string;
  /** '' where there is none. */
  readonly figure: string;
  readonly after: string;
}

/** Finds the first figure of a text. A full stop or comma behind it belongs to the sentence. */
export function splitFigure(text: string): SplitFigure {
  const { before, figure, after } = findFigure(text);
  return {
    before: before.trim(),
    figure: figure.replace(/[.,\s]+$/u, ''),
    after: after.replace(/^[\s.,]+/u, '').trim(),
  };
}
