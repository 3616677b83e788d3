import {
  componentTooLong,
  forbiddenKey,
  textTooLong,
  tooDeep,
  tooManyMembers,
} from './problems/boundaries.ts';
import { appendPointer } from './problems/pointer.ts';
import type { Problem } from './problems/problem.ts';

export const MAX_DEPTH = 64;
export const MAX_TEXT_LENGTH = 200_000;
/**
 * Characters of all texts of one component, without the components inside it: it is rendered at
 * once.
 */
export const MAX_COMPONENT_TEXT = 250_000;
/**
 * Properties of one object. None of ours has fifty; each surplus one costs a search for its right
 * name.
 */
export const MAX_MEMBERS = 1_000;

const MAX_PROBLEMS = 5;
/** Names of properties that could change how programs treat a whole document. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Counts the characters of text that have been met so far, and holds how many there may be. */
interface Tally {
  text: number;
  readonly maxText: number;
}

/**
 * An object or list on the way from the root to the present value, and how far it has been walked.
 */
interface Step {
  readonly value: Readonly<Record<string, unknown>>;
  readonly keys: readonly string[];
  next: number;
}

/** Finds what would make a document dangerous to work with, whatever its schema. */
export function checkLimits(document: unknown): Problem[] {
  return isHarmless(document, 0, { text: 0, maxText: Infinity }) ? [] : findProblems(document);
}

/**
 * Finds what would make a component dangerous to work with. Those inside it are not given along.
 */
export function checkComponentLimits(component: unknown): Problem[] {
  const tally: Tally = { text: 0, maxText: MAX_COMPONENT_TEXT };
  if (isHarmless(component, 0, tally)) return [];
  const problems = findProblems(component);
  return problems.length > 0 ? problems : [componentTooLong(MAX_COMPONENT_TEXT)];
}

/**
 * Nearly every document is within the limits: found out without noting the path, and never deeper
 * than the limit.
 */
function isHarmless(value: unknown, depth: number, tally: Tally): boolean {
  if (typeof value === 'string') {
    tally.text += value.length;
    return value.length <= MAX_TEXT_LENGTH && tally.text <= tally.maxText;
  }
  if (!isContainer(value)) return true;
  if (depth === MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isHarmless(item, depth + 1, tally));

  let members = 0;
  for (const key in value) {
    members += 1;
    if (members > MAX_MEMBERS || FORBIDDEN_KEYS.includes(key)) return false;
    if (!isHarmless(value[key], depth + 1, tally)) return false;
  }
  return true;
}

/**
 * Keeps its own stack, because the call stack is what a deep document attacks; stops after the
 * first few problems.
 */
function findProblems(document: unknown): Problem[] {
  const problems: Problem[] = [];
  const path: Step[] = [];
  enter(document, path, problems);

  for (let step = path.at(-1); step && problems.length < MAX_PROBLEMS; step = path.at(-1)) {
    const key = step.keys[step.next];
    step.next += 1;
    if (key === undefined) path.pop();
    else if (FORBIDDEN_KEYS.includes(key)) problems.push(forbiddenKey(key, getStepPointer(path)));
    else enter(step.value[key], path, problems);
  }
  return problems;
}

function enter(value: unknown, path: Step[], problems: Problem[]): void {
  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) {
    problems.push(textTooLong(MAX_TEXT_LENGTH, getStepPointer(path), value.length));
  }
  if (!isContainer(value)) return;
  const keys = Object.keys(value);
  if (path.length === MAX_DEPTH) problems.push(tooDeep(MAX_DEPTH, getStepPointer(path)));
  else if (keys.length > MAX_MEMBERS && !Array.isArray(value)) {
    problems.push(tooManyMembers(MAX_MEMBERS, getStepPointer(path)));
  } else path.push({ value, keys, next: 0 });
}

function isContainer(value: unknown): value is Step['value'] {
  return typeof value === 'object' && value !== null;
}

/**
 * Only made when there is something to report: pointers for every value would cost more than the
 * walk.
 */
function getStepPointer(path: readonly Step[]): string {
  return path.reduce((pointer, { keys, next }) => {
    const key = keys[next - 1];
    return key === undefined ? pointer : appendPointer(pointer, key);
  }, '');
}
