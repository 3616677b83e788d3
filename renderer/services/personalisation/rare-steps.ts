// One file in a build, which no page loads before it needs it.
export { callAgain } from './call-again.ts';
export { refuseAnswer } from './refuse-answer.ts';
export { reportOutcome } from './report-outcome.ts';
