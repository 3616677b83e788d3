export const IMPACTS = ['critical', 'serious', 'moderate', 'minor'] as const;

/** One element that breaks a rule, or may break it. */
export interface AccessibilityPlace {
  /** JSON pointer to the component around it; left out in the site's own frame. */
  readonly pointer?: string;
  /** The type of that component. */
  readonly component?: string;
  /** The beginning of the element's markup. */
  readonly markup: string;
  /** Sentences that say what to mend: all of the first list, and one of the second. */
  readonly all: readonly string[];
  readonly any: readonly string[];
}

/** A rule that is broken, with the places where it is. */
export interface AccessibilityFinding {
  readonly rule: string;
  readonly impact: (typeof IMPACTS)[number];
  /** The rule in a sentence. */
  readonly help: string;
  /** The address of a page about it. */
  readonly helpUrl: string;
  /** True if only a person can tell whether it is broken. */
  readonly needsReview: boolean;
  /** The first MAX_PLACES of them. */
  readonly places: readonly AccessibilityPlace[];
  /** How many there are in all. */
  readonly total: number;
}

/** How far the check of the page that is shown has come. */
export interface AccessibilityProgress {
  /** Rules that were checked, of those that there are; 0 of 0 before that is known. */
  readonly done: number;
  readonly total: number;
  /** Come with the last rule. */
  readonly findings?: readonly AccessibilityFinding[];
  /** The reason why it could not be checked. */
  readonly failure?: string;
}

/** The check of the preview, and whether somebody wants it. */
export interface Accessibility {
  /** The page is checked now, and again whenever another one is shown. */
  readonly isWanted: boolean;
  /** The language of its sentences. */
  readonly language: string;
  /** The scenario whose page was checked. */
  readonly scenarioId?: string | undefined;
  readonly progress?: AccessibilityProgress | undefined;
}

export const MAX_PLACES = 50;
export const MAX_MARKUP = 500;

/**
 * Takes in how far a check has come. What was found before stays in sight until there is something
 * newer, as long as it is about the same scenario.
 */
export function addProgress(
  before: Accessibility | undefined,
  progress: AccessibilityProgress,
  scenarioId: string | undefined,
): Accessibility | undefined {
  if (!before) return undefined;
  const old = before.scenarioId === scenarioId ? before.progress?.findings : undefined;
  const isOver = progress.findings !== undefined || progress.failure !== undefined;
  const nextProgress = isOver || !old ? progress : { ...progress, findings: old };
  return { ...before, scenarioId, progress: nextProgress };
}

/** The state of a check, for whoever looks at it. */
export function getCheckState({
  isWanted,
  progress,
}: Accessibility): 'checking' | 'stopped' | 'done' | 'failed' {
  if (progress?.failure !== undefined) return 'failed';
  const isDone = progress?.findings !== undefined && progress.done === progress.total;
  if (isDone) return 'done';
  return isWanted ? 'checking' : 'stopped';
}
