import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import { gift } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { splitFigure } from './split-figure.ts';
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
