import type { MessageKey } from '../environment/messages.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';
import type { Refused } from './create-save-client.ts';

const WRONG_TOKEN = 'wrong-token';

/**
 * The server's reasons that have a translation. Of all others its own sentences are shown, which
 * are English.
 */
const MESSAGES: Readonly<Record<string, MessageKey>> = {
  [WRONG_TOKEN]: 'saveNeedsToken',
  'wrong-document': 'saveWrongDocument',
  'too-large': 'saveTooLarge',
  'not-written': 'saveNotWritten',
};

const MAX_SHOWN = 5;

/** Returns true if the server would have saved with the token of its start. */
export function needsToken({ code }: Pick<Refused, 'code'>): boolean {
  return code === WRONG_TOKEN;
}

/**
 * Shows why the server did not save, with the problems of the validate command where it found some.
 */
export function RefusedText({ refused }: { readonly refused: Refused | 'gone' }) {
  const { t } = usePlaygroundContext();
  const toWords = useProblemWords();
  if (refused === 'gone') return <p className="refused">{t('saveGone')}</p>;
  const { code, message, fix, problems } = refused;
  const known = MESSAGES[code];
  return (
    <div className="refused">
      <p lang={known ? undefined : 'en'}>{known ? t(known) : `${message} ${fix}`}</p>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, MAX_SHOWN).map((problem) => {
            const words = toWords(problem);
            return (
              <li key={`${problem.file} ${problem.pointer} ${problem.code}`}>
                <code>{problem.file}</code> <code>{problem.pointer}</code>{' '}
                <Words passage={words.message} /> <Words passage={words.fix} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
