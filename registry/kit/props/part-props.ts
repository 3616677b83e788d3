import type { ComponentProps, JSX } from 'react';

/**
 * The props of a part of the kit: its own, and those of its root element, `id`, `className` and
 * `ref` among them. Not `style`, which the policy of a page forbids; and children only where the
 * part has some of its own.
 */
export type PartProps<Tag extends keyof JSX.IntrinsicElements, Own = unknown> = Own &
  Omit<ComponentProps<Tag>, keyof Own | 'style' | 'children' | 'dangerouslySetInnerHTML'>;
