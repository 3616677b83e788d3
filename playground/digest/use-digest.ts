import { use, useEffect, useMemo, useState } from 'react';
import { usePlayground } from '../context/playground-context.ts';
import { AskForDigest, type DigestAnswer } from './ask-for-digest.ts';
import { createDigestRequest, type DigestRequest } from './create-digest-request.ts';

/** The digest of what is shown. */
interface ShownDigest {
  /** Is undefined before there is a scenario. */
  readonly request: DigestRequest | undefined;
  /** The latest answer, of what was shown then. */
  readonly answer: DigestAnswer | undefined;
  readonly isTaking: boolean;
}

/** Asks for the digest of what is shown, at once and whenever that is something else. */
export function useDigest(): ShownDigest {
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
