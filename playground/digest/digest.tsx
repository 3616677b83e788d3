import { Difference } from '../layout/difference.tsx';
import { Icon } from '../layout/icon.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { type DigestAnswer, AskForDigest } from './ask-for-digest.ts';
import {
  hasStoredDigest,
  isAsStored,
  createDigestRequest,
  type DigestRequest,
} from './create-digest-request.ts';
import { Pictures } from './pictures.tsx';
import './digest.css';
import { useState, use, useEffect, useMemo } from 'react';

/**
 * The digest of what is shown, as `npm run digest` takes it, against the one that was agreed on,
 * with a picture of each.
 */
export function Digest() {
  const { t } = usePlaygroundContext();
  const { request, answer, isTaking } = useDigest();
  return (
    <div className="digest">
      {/* There from the start, so that what comes into it is read out. */}
      <output className="digest__taking">{isTaking && t('digestTaking')}</output>
      {request && answer?.kind === 'taken' && (
        <Taken answer={answer} id={request.id} isOfFiles={isAsStored(request)} />
      )}
      {request && answer && answer.kind !== 'taken' && <NoDigest answer={answer} id={request.id} />}
    </div>
  );
}

interface TakenProps {
  readonly answer: Extract<DigestAnswer, { readonly kind: 'taken' }>;
  readonly id: string;
  readonly isOfFiles: boolean;
}

function Taken({ answer, id, isOfFiles }: TakenProps) {
  const { t } = usePlaygroundContext();
  const hasStored = usePlayground(({ playground }) => playground && hasStoredDigest(playground));
  const { digest, stored } = answer;
  const before = hasStored ? stored : undefined;
  const isSame = before === digest;
  const verdict = before === undefined ? 'digestNew' : isSame ? 'digestSame' : 'digestOther';
  return (
    <>
      <div className="digest__text">
        <p className="digest__verdict" data-same={isSame}>
          <Icon name={isSame ? 'check-circle-fill' : 'warning-fill'} />
          {t(verdict)}
        </p>
        {!isOfFiles && <p className="digest__note">{t('digestOfDraft')}</p>}
        {!isSame && isOfFiles && hasStored && (
          <Command
            says={t('digestUpdate')}
            command={`npm run digest -- --update --only ${id} --because "<why>"`}
          />
        )}
        {before !== undefined && !isSame && (
          <Difference name={t('digestDifference')} before={before} after={digest} maxLines={400} />
        )}
        <details className="digest__whole">
          <summary>{t('digestWhole')}</summary>
          {/* Keys can only scroll what has the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{digest}</pre>
        </details>
      </div>
      <Pictures picture={answer.picture} stored={answer.storedPicture} />
    </>
  );
}

interface NoDigestProps {
  readonly answer: Exclude<DigestAnswer, { readonly kind: 'taken' }>;
  readonly id: string;
}

/** Says why there is no digest, and how it is taken elsewhere. */
function NoDigest({ answer, id }: NoDigestProps) {
  const { t } = usePlaygroundContext();
  const isKnown = answer.kind === 'gone' || answer.code === 'no-browser';
  return (
    <div className="digest__text">
      <p className="digest__verdict" lang={isKnown ? undefined : 'en'}>
        <Icon name="warning-fill" />
        {answer.kind === 'gone'
          ? t('digestGone')
          : answer.code === 'no-browser'
            ? t('digestNoBrowser')
            : answer.text}
      </p>
      <Command says={t('digestCheck')} command={`npm run digest -- --check --only ${id}`} />
    </div>
  );
}

interface CommandProps {
  /** The sentence that says what the command is for. */
  readonly says: string;
  readonly command: string;
}

/** A command to run in the project, with a button that copies it. */
function Command({ says, command }: CommandProps) {
  const { t, environment } = usePlaygroundContext();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === command;
  const copy = () =>
    environment.copy(command).then(
      () => setCopied(command),
      // It can be selected, and copied by hand.
      () => setCopied(undefined),
    );
  return (
    <div className="digest__command">
      <p>{says}</p>
      <code>{command}</code>
      <button type="button" className="button button--line" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{t(isCopied ? 'commandCopied' : 'copyCommand')}</span>
      </button>
    </div>
  );
}

/** The digest of what is shown. */
interface ShownDigest {
  /** Is undefined before there is a scenario. */
  readonly request: DigestRequest | undefined;
  /** The latest answer, of what was shown then. */
  readonly answer: DigestAnswer | undefined;
  readonly isTaking: boolean;
}

/** Asks for the digest of what is shown, at once and whenever that is something else. */
function useDigest(): ShownDigest {
  const ask = use(AskForDigest);
  const text = usePlayground(({ playground }) =>
    playground ? JSON.stringify(createDigestRequest(playground)) : undefined,
  );
  const request = useMemo(
    (): DigestRequest | undefined => (text === undefined ? undefined : JSON.parse(text)),
    [text],
  );
  const [answered, setAnswered] = useState<{
    readonly request: DigestRequest;
    readonly answer: DigestAnswer;
  }>();
  useEffect(() => {
    if (!request) return undefined;
    const ending = new AbortController();
    void ask(request, ending.signal).then((answer) => {
      if (!ending.signal.aborted) setAnswered({ request, answer });
    });
    return () => ending.abort();
  }, [ask, request]);
  return {
    request,
    // The digest of another scenario says nothing about this one.
    answer: answered?.request.id === request?.id ? answered?.answer : undefined,
    isTaking: request !== undefined && answered?.request !== request,
  };
}
