export { readTolerantly } from './read-checked.ts';
export { readExperience } from './read-experience.ts';
export { dropSurplus } from './drop-surplus.ts';
