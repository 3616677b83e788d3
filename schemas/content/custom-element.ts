/**
 * The type under which the registry has the feature that shows an element. No configuration names
 * it.
 */
export const CUSTOM_ELEMENT = 'custom-element';
