import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import { gift } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { findFigure } from '../promo-text/find-figure.ts';
import './promo.css';

const LONGEST_TEXT_OF_A_STICKER = 30;
const LONGEST_FIGURE = 7;

interface PromoProps {
  readonly text: string;
}

/** Says, on a line of its own, what makes an offer worth a look. */
export function PromoLine({ text }: PromoProps) {
  return (
    <p className="promo-line">
      <Icon drawing={gift} />
      <span>{text}</span>
    </p>
  );
}

/** Says the same on a round sticker, its figure large. */
export function Sticker({ text }: PromoProps) {
  const { before, figure, after } = splitFigure(text);
  const size = removeSoftHyphens(figure).length > LONGEST_FIGURE ? 'small' : 'large';
  return (
    <p className="sticker">
      {before && <span>{before} </span>}
      {figure && (
        <strong className="sticker__figure" data-size={size}>
          {figure}
        </strong>
      )}
      {after && <span> {after}</span>}
    </p>
  );
}

/** A longer text would not be legible on a sticker. */
export function fitsSticker(text: string): boolean {
  return removeSoftHyphens(text).trim().length <= LONGEST_TEXT_OF_A_STICKER;
}

/** The parts of a short text around the figure that it is about. */
interface SplitFigure {
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
