import { explanationsByTopic } from '../problems/explanations/index.ts';
import type { Explanation } from '../problems/explanations/explanation.ts';

/** The documentation of all problems: a paragraph for each code, with an example. */
export function printProblems(): string {
  return `<!-- Made by \`npm run generate\` from schemas/problems/explanations. Do not edit. -->

# Problems

What \`npm run validate\` finds, by the code that it prints. The playground and the site use the same codes and words. An
example has its problem and no other; where it is shortened, there is a \`…\` in it.

${contents()}

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
