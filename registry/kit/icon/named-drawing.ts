import type { Drawing } from './icon.tsx';
import drawings from './named-drawings.json';

const byId = new Map(drawings.map((drawing) => [drawing.id, drawing]));

/**
 * The drawing that a configuration names, or none for an unknown name. Carries the whole icon set,
 * so only parts that are static use it.
 *
 * @example <Icon drawing={findDrawing(icon)} size={24} />
 */
export function findDrawing(id: string | undefined): Drawing | undefined {
  return id === undefined ? undefined : byId.get(id);
}
