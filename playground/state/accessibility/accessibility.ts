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

/** A landmark or a heading of the page, in the order in which it is read. */
export type OutlinePart = LandmarkPart | HeadingPart;

interface OutlineBase {
  /** The name that assistive technology reads; '' for one without. */
  readonly name: string;
  /** How many landmarks stand around it. */
  readonly depth: number;
  /** JSON pointer to the component around it, and its type; left out in the site's own frame. */
  readonly pointer?: string;
  readonly component?: string;
}

interface LandmarkPart extends OutlineBase {
  readonly kind: 'landmark';
  readonly role: (typeof LANDMARKS)[number];
}

interface HeadingPart extends OutlineBase {
  readonly kind: 'heading';
  /** A number from 1 to 6, or a higher one of `aria-level`. */
  readonly level: number;
}

export const LANDMARKS = [
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
] as const;

/** How far the check of the page that is shown has come. */
export interface AccessibilityProgress {
  /** Rules that were checked, of those that there are; 0 of 0 before that is known. */
  readonly done: number;
  readonly total: number;
  /** Come with the last rule. */
  readonly findings?: readonly AccessibilityFinding[];
  /** The first MAX_OUTLINE landmarks and headings; come before the first rule. */
  readonly outline?: readonly OutlinePart[];
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
export const MAX_OUTLINE = 1_000;
/** Longer names are cut there. */
export const MAX_NAME = 200;

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
  const old = before.scenarioId === scenarioId ? before.progress : undefined;
  const { findings = old?.findings, outline = old?.outline, failure } = progress;
  const nextProgress =
    failure === undefined
      ? { ...progress, ...(findings && { findings }), ...(outline && { outline }) }
      : progress;
  return { ...before, scenarioId, progress: nextProgress };
}

/**
 * Lists the levels that each part of an outline skips: [2, 3] for a heading of level 4 below one of
 * level 1, or at the beginning of a page after none. It is empty for a landmark, and for a heading
 * that goes at most one level deeper than the one before it.
 */
export function listSkippedLevels(outline: readonly OutlinePart[]): readonly (readonly number[])[] {
  let before = 0;
  return outline.map((part) => {
    if (part.kind !== 'heading') return [];
    const first = before + 1;
    before = part.level;
    return Array.from({ length: Math.max(0, part.level - first) }, (_, index) => first + index);
  });
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
