/**
 * Makes a layer over the page: a popover behind the body, in the browser's top layer. It has no
 * part in the page's layout.
 */
export function createLayer(document: Document, className: string): HTMLElement {
  const layer = document.createElement('div');
  layer.className = className;
  layer.popover = 'manual';
  document.documentElement.append(layer);
  layer.showPopover();
  return layer;
}
