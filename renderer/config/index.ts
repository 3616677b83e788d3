export { readTolerantly } from './read-checked.ts';
export { readExperience } from './read-experience.ts';
export { withoutSurplus } from './without-surplus.ts';
