import * as drawings from './drawings.ts';
import { Icon } from './icon.tsx';

const byId = new Map(Object.values(drawings).map((drawing) => [drawing.id, drawing]));

interface NamedIconProps {
  readonly id: string | undefined;
  readonly size?: 20 | 24 | 40;
}

/** Draws the icon that a configuration names. An unknown name draws nothing: the text beside it remains. */
export function NamedIcon({ id, size = 20 }: NamedIconProps) {
  const drawing = id && byId.get(id);
  return drawing ? <Icon drawing={drawing} size={size} /> : null;
}
