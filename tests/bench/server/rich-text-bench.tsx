import { renderToString } from 'react-dom/server';
import { RichText } from '../../../registry/kit/rich-text/rich-text.tsx';
import { prepareValue } from '../../../renderer/page/prepare-value.ts';
import type { RichText as Tree } from '#schemas/prepared.ts';
import type { Figure, Measured } from '../figures.ts';
import { bestOfRounds } from '../rounds.ts';

const LONG = 200_000;
const SHORT = 50_000;
/** The deepest that a rich text may be, and a quarter of it. */
const DEEP = 40;
const SHALLOW = 10;

const SENTENCE = 'Interest is paid on <strong>31 December</strong>, in <em>euro</em>. ';
const MAX_LENGTH_RATIO = 5;
const MAX_DEPTH_RATIO = 2;

/**
 * Measures the cost of a rich text from its markup to its HTML: four times the length, and as many
 * characters four times as deep.
 */
export async function measureRichText(): Promise<Measured> {
  const figures = [
    await compare('rich text of 200 kB, against one of 50 kB', {
      subject: () => paragraphs(LONG),
      baseline: () => paragraphs(SHORT),
      bound: MAX_LENGTH_RATIO,
    }),
    await compare('rich text of 50 kB 40 levels deep, against 10', {
      subject: () => nested(SHORT, DEEP),
      baseline: () => nested(SHORT, SHALLOW),
      bound: MAX_DEPTH_RATIO,
    }),
  ];
  return { figures, notes: [] };
}

interface Comparison {
  readonly subject: () => string;
  readonly baseline: () => string;
  readonly bound: number;
}

async function compare(name: string, { subject, baseline, bound }: Comparison): Promise<Figure> {
  const { subjectMs, baselineMs } = await bestOfRounds(
    { subject: () => render(subject()), baseline: () => render(baseline()) },
    { warmUps: 10, rounds: 40, collects: true },
  );
  return { name, value: subjectMs, baseline: baselineMs, unit: 'ms', bound };
}

function paragraphs(length: number): string {
  const paragraph = `<p>${SENTENCE.repeat(8)}</p>`;
  return paragraph.repeat(Math.floor(length / paragraph.length));
}

function nested(length: number, depth: number): string {
  const one = `${'<span>'.repeat(depth)}Interest${'</span>'.repeat(depth)} `;
  return one.repeat(Math.floor(length / one.length));
}

let rounds = 0;

function render(markup: string): void {
  rounds += 1;
  // Each of its own, since what has been read once is not read again.
  const text = `${rounds} ${markup}`;
  const tree = prepareValue(text, { kind: 'rich-text' }, { locale: 'en-GB' }) as Tree;
  const html = renderToString(<RichText value={tree} messages={{}} />);
  if (html.length < markup.length) throw new Error('Some of the rich text was not rendered.');
}
