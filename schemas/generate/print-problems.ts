import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explanationsByTopic } from '../problems/explanations/index.ts';
import type { Explanation } from '../problems/explanations/explanation.ts';

/** The mistakes that were made on good pages, as a table with tabs that a test keeps right. */
const FOUND = join(import.meta.dirname, '../validate/mutations/found.tsv');

/** The documentation of all problems: a paragraph for each code, with an example. */
export function printProblems(): string {
  return `<!-- Made by \`npm run generate\` from schemas/problems/explanations and schemas/validate/mutations/found.tsv. Do not edit. -->

# Problems

What \`npm run validate\` finds, by the code that it prints. The playground and the site use the same codes and words. An
example has its problem and no other; where it is shortened, there is a \`…\` in it.

${contents()}

${printMistakeCounts(readFileSync(FOUND, 'utf8'))}

${explanationsByTopic.map(([topic, about]) => printTopic(topic, about)).join('\n\n')}
`;
}

function contents(): string {
  return explanationsByTopic
    .map(([topic, about]) => {
      const links = Object.keys(about).map((code) => `[${code}](#${code})`);
      return `- ${topic}: ${links.join(', ')}`;
    })
    .join('\n');
}

const writeNumber = (number: number) => number.toLocaleString('en');

/** The share of authors' mistakes that is found, kind by kind. */
export function printMistakeCounts(table: string): string {
  const [, ...lines] = table.trim().split('\n');
  const rows = lines.map((line) => {
    const [what = '', pages = '', found = '', code = ''] = line.split('\t');
    return { what, pages: Number(pages), found: Number(found), code };
  });
  const count = (name: 'pages' | 'found') => rows.reduce((sum, row) => sum + row[name], 0);
  const missed = rows.filter(({ pages, found }) => found < pages);
  return `## How much is found

Each of ${rows.length} kinds of mistakes was made on good pages of the fixtures: ${writeNumber(count('pages'))} pages, of which the command finds
${writeNumber(count('found'))}. Of ${rows.length - missed.length} kinds all are found. Of the others, which come first, no check knows what is unseen: such a page is of
the right form and has to be read by a person. An anchor is not looked for where a feature or a macro makes further ones.

| mistake | pages | found | unseen | mostly as |
| --- | --- | --- | --- | --- |
${[...missed, ...rows.filter((row) => !missed.includes(row))].map(printRow).join('\n')}`;
}

interface FoundRow {
  readonly what: string;
  readonly pages: number;
  readonly found: number;
  readonly code: string;
}

function printRow({ what, pages, found, code }: FoundRow): string {
  const as = code === '-' ? code : `[${code}](#${code})`;
  return `| ${what} | ${pages} | ${found} | ${pages - found} | ${as} |`;
}

function printTopic(topic: string, about: Readonly<Record<string, Explanation>>): string {
  const paragraphs = Object.entries(about).map(([code, each]) => printCode(code, each));
  return [`## ${topic}`, ...paragraphs].join('\n\n');
}

function printCode(code: string, { meaning, example, fix }: Explanation): string {
  return `### ${code}

${meaning} For example:

\`\`\`json
${readable(example)}
\`\`\`

**To fix it:** ${fix}`;
}

/** An example that is JSON is laid out as people write it. */
function readable(example: string): string {
  try {
    return JSON.stringify(JSON.parse(example), null, 2);
  } catch {
    // A shortened example, or one that shows broken JSON, is printed as it is.
    return example;
  }
}
