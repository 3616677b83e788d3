import { useState, type KeyboardEvent } from 'react';
import { MAX_WIDTH, MIN_WIDTH, clampWidth } from '../conditions/devices.ts';

interface WidthFieldProps {
  readonly width: number;
  readonly height: number;
  readonly onWidth: (width: number) => void;
}

/** The width of the page as a number that can be typed, beside the height that it has. */
export function WidthField({ width, height, onWidth }: WidthFieldProps) {
  // A number that is being typed is no width before it is complete.
  const [typed, setTyped] = useState<string>();
  const take = () => {
    setTyped(undefined);
    const next = Number(typed);
    if (typed && Number.isFinite(next)) onWidth(clampWidth(next));
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') take();
    if (key === 'Escape') setTyped(undefined);
  };
  return (
    <label className="pick">
      <span className="pick__name">Width</span>
      <input
        className="pick__number"
        type="number"
        min={MIN_WIDTH}
        max={MAX_WIDTH}
        value={typed ?? width}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={press}
      />
      <span className="pick__unit" aria-hidden="true">
        × {Math.round(height)}
      </span>
    </label>
  );
}
