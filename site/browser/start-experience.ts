import { experience } from '../experience.ts';
import { selectStartMembers, type StartExperience } from './select-start-members.ts';

/**
 * The part of the experience that every page loads, whatever is done on it. A build writes it in
 * here, so that the rest of the experience comes with what reads it.
 */
export const startExperience: StartExperience = selectStartMembers(experience);
