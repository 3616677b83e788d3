import { defineEntry } from '#renderer';
import { loadOnlyKitMessages } from '#registry/kit';

/** A feature of the application's own, which a slot of a route names. */
export const overview = defineEntry<object>({
  kind: 'feature',
  type: 'overview',
  interactive: true,
  load: () => import('./overview.tsx').then((module) => module.Overview),
  // No author writes anything of it, so there is nothing to check.
  check: () => Promise.resolve({ check: () => [], shape: {} }),
  messages: loadOnlyKitMessages(['button_back', 'button_close']),
});
