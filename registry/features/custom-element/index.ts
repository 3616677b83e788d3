import { defineEntry } from '#renderer';
import type { CustomElementProps } from '#schemas/generated/features/custom-element.ts';

export const customElement = defineEntry<CustomElementProps>({
  kind: 'feature',
  type: 'custom-element',
  interactive: true,
  startsInView: true,
  load: () => import('./custom-element.tsx').then((module) => module.CustomElement),
  check: () => import('#schemas/generated/features/custom-element.check.ts'),
});
