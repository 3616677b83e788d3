import './icon.css';

/** One shape of the icon set. */
export interface Drawing {
  /** How configurations name it: namespace:iconset:icon. */
  readonly id: string;
  readonly viewBox: string;
  readonly path: string;
}

interface IconProps {
  readonly drawing: Drawing;
  readonly size?: 16 | 18 | 20 | 24 | 28 | 32 | 40 | 48 | 64;
  /** What it tells where no text beside it does. Without one it is decoration. */
  readonly label?: string;
}

/** What points on or back, which is the other way where text goes from right to left. */
const SIDEWAYS = /:(?:arrow|caret)-(?:left|right)$/;

/** Draws an icon in the colour of the text around it. */
export function Icon({ drawing, size = 20, label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox={drawing.viewBox}
      {...(SIDEWAYS.test(drawing.id) && { 'data-sideways': true })}
      {...meaning}
    >
      <path d={drawing.path} />
    </svg>
  );
}
