import { isValidElement, type ReactElement } from 'react';

/** Where an icon's element comes from: the element itself, or a function that makes one. */
export type IconTemplate = ReactElement | (() => ReactElement);

/**
 * The element of a template. Throws for anything else: a text with markup in it would have to be
 * parsed into the page.
 */
export function readTemplateElement(template: unknown): ReactElement {
  const created: unknown = typeof template === 'function' ? template() : template;
  if (isValidElement(created)) return created;

  const kind =
    typeof template === 'function' ? `a function returning ${kindOf(created)}` : kindOf(created);
  throw new Error(
    `Icons accept only templates, or functions returning a template. This is ${kind}. Pass a React element such as <svg />.`,
  );
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}
