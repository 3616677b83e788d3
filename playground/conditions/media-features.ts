/** A preference of the visitor's system that style sheets can ask for. */
export interface MediaFeature {
  readonly name: string;
  /** Its name as a person sees it, in every language. */
  readonly label: string;
  readonly values: readonly string[];
  /** True if a style sheet of the site asks for it. A test reads all style sheets to check this. */
  readonly isHeeded: boolean;
}

/**
 * The media features that can be chosen for the preview. One that is left out is as this machine
 * has it.
 */
export const MEDIA_FEATURES: readonly MediaFeature[] = [
  {
    name: 'prefers-reduced-motion',
    label: 'Reduced motion',
    values: ['no-preference', 'reduce'],
    isHeeded: true,
  },
  { name: 'forced-colors', label: 'Forced colours', values: ['none', 'active'], isHeeded: true },
  {
    name: 'prefers-color-scheme',
    label: 'Colour scheme',
    values: ['light', 'dark'],
    isHeeded: false,
  },
  {
    name: 'prefers-contrast',
    label: 'Contrast',
    values: ['no-preference', 'more', 'less'],
    isHeeded: false,
  },
  {
    name: 'prefers-reduced-transparency',
    label: 'Reduced transparency',
    values: ['no-preference', 'reduce'],
    isHeeded: false,
  },
];
