/** The accessible names of the regions, in the order in which F6 leads through them. */
export const REGION_NAMES = [
  'Scenarios',
  'Outline',
  'Editor',
  'Preview',
  'Problems',
  'History',
  'Inspector',
] as const;
