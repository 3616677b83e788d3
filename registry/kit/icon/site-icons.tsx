import type { Drawing } from './icon.tsx';
import { createIconResolvers, type IconResolver } from './icon-resolvers.ts';
import preloaded from './preloaded-drawings.json';

/** The icons that every part can name. */
export const siteIcons = createIconResolvers((message, error) => console.error(message, error));

/** Lets parts name the icons of one more namespace. Throws where the namespace is taken. */
export function registerIcons(namespace: string, resolver: IconResolver): void {
  siteIcons.register(namespace, resolver);
}

registerIcons('vitrine', (iconset, icon) => {
  const id = `vitrine:${iconset}:${icon}`;
  const drawing = preloaded.find((each) => each.id === id);
  return drawing ? elementOf(drawing) : loadDrawing(id);
});

/** All icons but the few that come with the shell stand in a file of their own. */
async function loadDrawing(id: string) {
  const { default: drawings } = await import('./named-drawings.json');
  const drawing = drawings.find((each) => each.id === id);
  return drawing && elementOf(drawing);
}

function elementOf({ viewBox, path }: Drawing) {
  return (
    <svg viewBox={viewBox}>
      <path d={path} />
    </svg>
  );
}
