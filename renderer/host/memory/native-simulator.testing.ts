/** How a simulated app answers a question. */
export type SimulatedAnswer =
  | { readonly kind: 'value'; readonly value: unknown; readonly delayMs?: number }
  | { readonly kind: 'throw'; readonly reason: unknown }
  | { readonly kind: 'reject'; readonly reason: unknown }
  | { readonly kind: 'never' };

export interface NativeSimulatorOptions {
  readonly platform?: 'android' | 'ios';
  readonly version?: string;
  /** The features that the app has beside those of its version. */
  readonly features?: readonly string[];
  readonly activeProfileId?: SimulatedAnswer;
  readonly profiles?: SimulatedAnswer;
}

/**
 * A native app as its web view shows it to a page. It goes into a memory host as `nativeWebView`.
 */
export interface NativeSimulator {
  readonly platform: string;
  readonly version: string;
  readonly features: readonly string[];
  readonly request: (question: string) => unknown;
  /** Lists the questions that were asked, in order. */
  readonly questions: readonly string[];
}

interface SimulatorClock {
  readonly after: (delayMs: number, task: () => void) => unknown;
}

const NOBODY: SimulatedAnswer = { kind: 'value', value: 'bootstrap' };
const NO_PROFILES: SimulatedAnswer = { kind: 'value', value: [] };

/**
 * Makes an app of the current version, with nobody signed in unless told otherwise. Late answers
 * need a clock; it is asked for only then, since the host that has it is made of the simulator.
 */
export function createNativeSimulator(
  options: NativeSimulatorOptions = {},
  clock?: () => SimulatorClock,
): NativeSimulator {
  const { activeProfileId = NOBODY, profiles = NO_PROFILES } = options;
  const questions: string[] = [];
  const answers = new Map([
    ['active-profile-id', activeProfileId],
    ['profiles', profiles],
  ]);

  return {
    platform: options.platform ?? 'android',
    version: options.version ?? '1.7.4',
    features: options.features ?? [],
    questions,
    request(question) {
      questions.push(question);
      const answer = answers.get(question);
      if (!answer) throw new Error(`The app knows no question ${question}.`);
      return give(answer, clock);
    },
  };
}

function give(answer: SimulatedAnswer, clock: (() => SimulatorClock) | undefined): unknown {
  if (answer.kind === 'throw') throw answer.reason;
  if (answer.kind === 'reject') return Promise.reject(answer.reason);
  if (answer.kind === 'never') return new Promise(() => undefined);
  const { value, delayMs } = answer;
  if (delayMs === undefined) return value;
  return new Promise((resolve) => void clock?.().after(delayMs, () => resolve(value)));
}
