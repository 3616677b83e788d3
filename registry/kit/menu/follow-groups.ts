import { awaitEnd } from './await-end.ts';

/**
 * Tells by `data-state` how far each group has unfolded: collapsed, expanding, expanded,
 * collapsing.
 */
export function followGroups(document: Document, signal: AbortSignal): void {
  document.addEventListener('toggle', onToggle, { signal, capture: true });
}

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('[data-menu-group]')) return;
  const { dataset, open } = target;
  const end = open ? 'expanded' : 'collapsed';
  // One that the page came with open reports it as well.
  if (dataset['state'] === end) return;
  dataset['state'] = open ? 'expanding' : 'collapsing';
  awaitEnd(target, () => (dataset['state'] = end));
}
