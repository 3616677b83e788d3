import {
  MAX_MARKUP,
  MAX_PLACES,
  type AccessibilityFinding,
  type AccessibilityPlace,
  type AccessibilityProgress,
  type OutlinePart,
} from '../../state/accessibility/accessibility.ts';
import { createSteps, SLICE_MS, type Steps } from './create-steps.ts';
import type { AccessibilityMessage, CheckMessage } from '../protocol.ts';

/** A place of a result, as axe gives it. */
interface AxeNode {
  readonly html: string;
  readonly element?: Element | undefined;
  readonly any: readonly { readonly message: string }[];
  readonly all: readonly { readonly message: string }[];
  readonly none: readonly { readonly message: string }[];
}

export interface AxeResult {
  readonly id: string;
  readonly impact?: AccessibilityFinding['impact'] | null | undefined;
  readonly help: string;
  readonly helpUrl: string;
  readonly nodes: readonly AxeNode[];
}

/** A landmark or a heading of a page, with its element. */
export interface OutlineElement {
  readonly part: OutlinePart;
  readonly element: Element;
}

/** Checks rules of accessibility, one call after the other. */
export interface AxeRunner {
  /** Reads the landmarks and headings of the page, at most one with each step. */
  readonly readOutline: () => Generator<OutlineElement | undefined, void>;
  readonly rules: readonly string[];
  /** Checks some of them, in steps. */
  readonly check: (rules: readonly string[], steps: Steps) => Promise<AxeResults>;
}

interface AxeResults {
  readonly violations: readonly AxeResult[];
  readonly incomplete: readonly AxeResult[];
}

/** The component that an element stands in. */
type Owner = Required<Pick<AccessibilityPlace, 'pointer' | 'component'>>;

export interface AccessibilityCheckOptions {
  readonly load: (language: string) => Promise<AxeRunner>;
  readonly waitForIdle: () => Promise<void>;
  /** Waits until a key or a press that came meanwhile was answered. */
  readonly pause: () => Promise<void>;
  /** The time in milliseconds. */
  readonly now: () => number;
  readonly findOwner: (element: Element) => Owner | undefined;
  readonly post: (message: AccessibilityMessage) => void;
}

export interface AccessibilityCheck {
  /** Begins to check what is shown and whatever will be, or stops. */
  readonly follow: (message: CheckMessage) => void;
  /** Another page is shown, under its number; undefined where none is. */
  readonly noteShown: (of: number | undefined) => void;
}

/** So many rules are checked between two looks at what else there is to do. */
const RULES_AT_ONCE = 8;

/** Makes what checks the page of a preview while nothing else is going on there. */
export function createAccessibilityCheck(options: AccessibilityCheckOptions): AccessibilityCheck {
  const { load, waitForIdle, findOwner, post } = options;
  const steps = createSteps(options);
  let language: string | undefined;
  let shown: number | undefined;
  let turn = 0;
  /** Two calls of axe at once would be refused. */
  let before: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = before.then(task);
    before = result.catch(() => undefined);
    return result;
  };
  const run = async (own: number, of: number, spoken: string) => {
    const tell = (progress: AccessibilityProgress) =>
      post({ type: 'vitrine:accessibility', of, ...progress });
    const isOver = () => own !== turn;
    const progress = { done: 0, total: 0 };
    const findings: AccessibilityFinding[] = [];
    tell(progress);
    try {
      await waitForIdle();
      const axe = await inTurn(() => load(spoken));
      progress.total = axe.rules.length;
      await waitForIdle();
      if (isOver()) return;
      const outline = await inTurn(() => readInSlices(axe, { ...options, isOver }));
      if (isOver()) return;
      tell({ ...progress, outline });
      while (progress.done < progress.total) {
        // One group after the other, with room for what a person does meanwhile.
        // oxlint-disable-next-line no-await-in-loop
        await waitForIdle();
        if (isOver()) return;
        const group = axe.rules.slice(progress.done, progress.done + RULES_AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop
        const results = await inTurn(() => axe.check(group, steps));
        if (isOver()) return;
        findings.push(...toFindings(results, findOwner));
        progress.done += group.length;
        if (progress.done < progress.total) tell(progress);
      }
      tell({ ...progress, findings });
    } catch (error) {
      if (!isOver()) tell({ ...progress, failure: String(error) });
    }
  };
  const start = () => {
    turn += 1;
    steps.drop();
    if (language !== undefined && shown !== undefined) void run(turn, shown, language);
  };

  return {
    follow(message) {
      language = message.isWanted ? message.language : undefined;
      start();
    },
    noteShown(of) {
      shown = of;
      start();
    },
  };
}

interface SliceOptions extends Pick<
  AccessibilityCheckOptions,
  'findOwner' | 'now' | 'waitForIdle'
> {
  readonly isOver: () => boolean;
}

/** Reads the outline while the window is idle, as far as it is still wanted. */
async function readInSlices(
  axe: Pick<AxeRunner, 'readOutline'>,
  { findOwner, now, waitForIdle, isOver }: SliceOptions,
): Promise<readonly OutlinePart[]> {
  const outline: OutlinePart[] = [];
  let start = now();
  for (const found of axe.readOutline()) {
    if (found) outline.push({ ...found.part, ...findOwner(found.element) });
    if (now() - start < SLICE_MS) continue;
    // One slice after the other, with room for what a person does meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    await waitForIdle();
    if (isOver()) break;
    start = now();
  }
  return outline;
}

function toFindings(
  { violations, incomplete }: AxeResults,
  findOwner: AccessibilityCheckOptions['findOwner'],
): readonly AccessibilityFinding[] {
  return [
    ...violations.map((each) => toFinding(each, { needsReview: false, findOwner })),
    ...incomplete.map((each) => toFinding(each, { needsReview: true, findOwner })),
  ];
}

interface FindingOptions extends Pick<AccessibilityCheckOptions, 'findOwner'> {
  readonly needsReview: boolean;
}

function toFinding(
  { id, impact, help, helpUrl, nodes }: AxeResult,
  { needsReview, findOwner }: FindingOptions,
): AccessibilityFinding {
  return {
    rule: id,
    impact: impact ?? 'minor',
    help,
    helpUrl,
    needsReview,
    total: nodes.length,
    places: nodes.slice(0, MAX_PLACES).map(({ html, element, any, all, none }) => ({
      ...(element && findOwner(element)),
      markup: html.slice(0, MAX_MARKUP),
      all: [...all, ...none].map(({ message }) => message),
      any: any.map(({ message }) => message),
    })),
  };
}
