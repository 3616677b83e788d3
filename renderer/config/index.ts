export { readChecked, type Checked } from './read-checked.ts';
export { readExperience } from './read-experience.ts';
