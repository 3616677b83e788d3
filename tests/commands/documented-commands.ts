import { readFileSync } from 'node:fs';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md'];

/** Matches what leads to an image, of which no test can make one without Docker. */
const CONTAINER = /^docker /;
const PROGRAM = /^(?:npm (?:ci|test|start|run [a-z])|npx |node (?!--heapsnapshot)\S|curl )/;

/** A command line that a document shows, and how it is proved to do what that document says. */
export interface DocumentedCommand {
  /** The line as the document has it, with the words in brackets that stand for something. */
  readonly line: string;
  /** The line that is run in its place, where words in brackets need values. */
  readonly run?: string;
  /** Matches the text that it prints. */
  readonly prints?: RegExp;
  /** It changes sources. All others leave them as they are. */
  readonly changes?: boolean;
  /** It reads sources alone and is done soon, so that every run of the tests can try it. */
  readonly isQuick?: boolean;
  /** The reason why it is not run with the others, or the test that runs it. */
  readonly notRun?: string;
}

const INSTALLS = 'installs';
const TESTS = 'runs tests';
const MEASURES = 'measures speed, for many minutes';
const IMAGE = 'tests/deep/image.deep.test.ts';
const DEPLOY = 'tests/deep/deploy.deep.test.ts';
const SERVERS = 'tests/deep/documented-servers.deep.test.ts';

/**
 * All of them, in an order in which they can run one after the other: what makes something stands
 * before what needs it, and what changes sources last.
 */
export const DOCUMENTED_COMMANDS: readonly DocumentedCommand[] = [
  { line: 'npm ci', notRun: INSTALLS },
  { line: 'npm ci && npm start', notRun: INSTALLS },
  { line: 'npm ci --omit=dev --omit=optional', notRun: IMAGE },
  { line: 'npm run numbers', prints: /en-GB/, isQuick: true },
  { line: 'npm run check:lock', prints: /check-lock\.ts\s*$/, isQuick: true },
  {
    line: 'npm run validate -- <files, folders or ->',
    run: 'npm run validate -- fixtures/cards/service-card/full.json --against fixtures',
    prints: /1 file checked, 0 problems/,
    isQuick: true,
  },
  { line: 'npm run validate', run: 'npm run validate -- fixtures site --against fixtures' },
  {
    line: 'npm run routes -- check [experience.json …]',
    run: 'npm run routes -- check site/experience.json',
    isQuick: true,
  },
  { line: 'npm run routes -- match /en/saving', prints: /\/en\/saving/, isQuick: true },
  { line: 'npm run check:structure', prints: /verb/ },
  { line: 'npm run coverage:scenarios' },
  { line: 'npm run assets', run: 'npm run assets -- --folder fixtures/cdn' },
  {
    line: 'npm run assets -- --integrity',
    run: 'npm run assets -- --integrity --folder fixtures/cdn',
  },
  { line: 'npm run generate' },
  { line: 'npm run build' },
  { line: 'npm run build:tools' },
  { line: 'npm run build:example' },
  { line: 'npm run size', prints: /kB/ },
  // It ends with 1 for as long as a goal is missed.
  { line: 'npm run walks', run: 'npm run walks || true', prints: /first request/ },
  { line: 'npm run digest -- --check' },
  { line: 'npm run icons' },
  { line: 'npm run favicon' },
  {
    line: 'npm run digest -- --update --because "<why>"',
    run: 'npm run digest -- --update --only kit-price --because "A try of the documented line"',
    changes: true,
  },
  { line: 'npm run fix' },
  { line: 'npm run new -- cards/event-card', prints: /event-card/, changes: true },
  { line: 'npm run backend', notRun: SERVERS },
  { line: 'npm start', notRun: SERVERS },
  { line: 'npm run dev', notRun: 'tests/deep/dev.deep.test.ts' },
  { line: 'node dist/server/server.js --help', prints: /VITRINE_API_ORIGIN/ },
  ...listServerLines().map((line) => ({ line, notRun: SERVERS })),
  { line: 'npm test', notRun: TESTS },
  { line: 'npm test -- <file, folder or row>', notRun: TESTS },
  { line: 'npm run check', notRun: TESTS },
  { line: 'npm run test:changed', notRun: TESTS },
  { line: 'npm run test:deep -- --shard 2/8', notRun: TESTS },
  { line: 'npm run test:deep -- Dockerfile', notRun: IMAGE },
  { line: 'npm run test:deep -- deploy', notRun: DEPLOY },
  { line: 'npm run mutate -- renderer/routing', notRun: TESTS },
  { line: 'npm run bench', notRun: MEASURES },
  { line: 'npm run bench:page', notRun: MEASURES },
  { line: 'npm run screens', notRun: 'takes pictures, for many minutes' },
];

/** The lines that start servers in production, or ask these something. */
export function listServerLines(): readonly string[] {
  return [...new Set(listDocumentedLines())].filter((line) => /^VITRINE_|^curl /.test(line));
}

/** Lists the command lines of the documents: of blocks for a shell, and those within sentences. */
export function listDocumentedLines(): readonly string[] {
  const lines = DOCUMENTS.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
      block
        .replaceAll(/\\\n\s*/g, '')
        .trim()
        .split('\n'),
    );
    const prose = text.replaceAll(/```.*?```/gs, '');
    const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, line = '']) => line);
    return [...blocks, ...inline.filter((line) => PROGRAM.test(line))];
  });
  return [...new Set(lines)].filter((line) => !CONTAINER.test(line));
}
