import type { LoggedMessage } from '../environment/collect-messages.ts';
import { secureText } from '../environment/secure-text.ts';
import { formatDifference } from '../layout/format-difference.ts';
import type { Call } from '../state/calls/calls.ts';
import { DOCUMENTS } from '../state/document/names.ts';
import { getTexts, type Playground } from '../state/playground.ts';
import type { PlaygroundState } from '../state/state.ts';

/** The content of a report beside the state of the window. */
export interface ReportOptions {
  /** The link to what is on the screen; `isWhole` is false where the edited texts are too long. */
  readonly link: { readonly href: string; readonly isWhole: boolean };
  readonly mode: string;
  /** The commit that the tool was built from. */
  readonly build: string;
  readonly browser: string;
  readonly messages: readonly LoggedMessage[];
}

type Reported = Pick<PlaygroundState, 'playground' | 'shown' | 'calls' | 'previewMessages'>;

const MAX_LINES = 500;
const MAX_PROBLEMS = 50;

/**
 * Formats what a developer has to know about a window as Markdown: in English, whatever language
 * the tool speaks. Secrets are masked, wherever they stand.
 */
export function formatReport(
  { playground, shown, calls, previewMessages = [] }: Reported,
  options: ReportOptions,
): string {
  const { link, mode, build, browser, messages } = options;
  const failed = (calls?.calls ?? []).filter(hasFailed);
  const sections = [
    ['What I did', ''],
    ['What I expected', ''],
    ['What happened', ''],
    [
      'Where',
      list([
        `Link: ${link.href}`,
        ...(playground ? listState(playground) : []),
        `Mode: ${mode}`,
        `Build: ${build}`,
        `Browser: ${browser}`,
      ]),
    ],
    ['Problems', list(playground ? listProblems(playground) : [])],
    ['Preview', list(listShown(shown))],
    ['Failed calls', list(failed.map(formatCall))],
    ['Console of the page', list(previewMessages.map(formatMessage))],
    ['Console of the tool', list(messages.map(formatMessage))],
    ...(playground && !link.isWhole ? [['Edited texts', formatEdits(playground)]] : []),
  ];
  const text = sections.map(([title, body]) => `## ${title}\n\n${body}`.trimEnd()).join('\n\n');
  return `${secureText(`# Bug report: Vitrine playground\n\n${text}`)}\n`;
}

function listState({ scenarioId, scenario, selects }: Playground): readonly string[] {
  const { conditions = {}, ...chosen } = selects;
  const pairs = Object.entries({ ...chosen, ...conditions });
  return [
    `Scenario: ${scenarioId} (${scenario.title})`,
    `Conditions: ${pairs.map(([name, value]) => `${name} ${value}`).join(', ')}`,
  ];
}

function listProblems({ documents }: Playground): readonly string[] {
  const all = DOCUMENTS.flatMap((name) =>
    documents[name].problems.map(
      ({ severity, code, pointer, message }) =>
        `${severity} ${code} at ${name} ${pointer || '/'}: ${message}`,
    ),
  );
  const rest = all.length - MAX_PROBLEMS;
  return rest > 0 ? [...all.slice(0, MAX_PROBLEMS), `${rest} more`] : all;
}

function listShown(shown: PlaygroundState['shown']): readonly string[] {
  if (!shown) return ['has not answered yet'];
  const { failure, missing = [], problems } = shown;
  return [
    ...(failure === undefined ? [] : [`could not be shown: ${failure}`]),
    ...missing.map((pointer) => `not shown: ${pointer || 'a part of the shell'}`),
    ...problems.map(({ code, pointer, message }) => `${code} at ${pointer || '/'}: ${message}`),
  ];
}

function hasFailed({ end, status = 200 }: Call): boolean {
  return (end !== 'done' && end !== 'pending') || status >= 400;
}

function formatCall({ method, url, end, status, reason, fault }: Call): string {
  const how = [status ?? end, reason, fault && `injected ${fault}`].filter(Boolean).join(', ');
  return `${method} ${url}: ${how}`;
}

function formatMessage({ time, level, text, count }: LoggedMessage): string {
  const times = count > 1 ? `, ${count} times` : '';
  return `${new Date(time).toISOString()} ${level}${times}: ${text.replaceAll('\n', '\n  ')}`;
}

/** The lines in which the texts differ from those of the scenario. */
function formatEdits(playground: Playground): string {
  const texts = getTexts(playground);
  const { original } = playground;
  return DOCUMENTS.filter((name) => texts[name] !== original[name])
    .map((name) => {
      const { lines, hidden } = formatDifference(original[name], texts[name], MAX_LINES);
      const body = lines.map(({ kind, number, text }) => `${SIGNS[kind]}${number}: ${text}`);
      const rest = hidden > 0 ? [`  ${hidden} more lines`] : [];
      return ['```diff', `  ${name}`, ...body, ...rest, '```'].join('\n');
    })
    .join('\n');
}

const SIGNS = { same: ' ', removed: '-', inserted: '+' };

function list(items: readonly string[]): string {
  return items.length === 0 ? 'none' : items.map((item) => `- ${item}`).join('\n');
}
