import { Icon } from './icon.tsx';
import drawings from './named-drawings.json';

const byId = new Map(drawings.map((drawing) => [drawing.id, drawing]));

interface NamedIconProps {
  readonly id: string | undefined;
  /** The sizes that blocks and headers have for the icons of their content. */
  readonly size?: 20 | 24 | 40 | 48;
}

/** Draws the icon that a configuration names. An unknown name draws nothing: the text beside it remains. */
export function NamedIcon({ id, size = 20 }: NamedIconProps) {
  const drawing = id && byId.get(id);
  return drawing ? <Icon drawing={drawing} size={size} /> : null;
}
