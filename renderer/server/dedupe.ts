/** The answer to one question that a service was asked, and the digest of that answer. */
export interface Asked<Answer> {
  readonly answer: Promise<Answer>;
  readonly digest: Promise<string>;
}

/** The answers of one service by what it was asked. */
export interface AskOnce<Question, Answer> {
  /** Returns what an earlier question that was the same began; else what `send` begins. */
  readonly ask: (question: Question, send: () => Promise<Answer>) => Asked<Answer>;
  readonly isAsked: (question: Question) => boolean;
}

/** Asks a service nothing twice: all who ask the same get the same answer, or the same failure. */
export function createAskOnce<Question extends object, Answer>(
  digestOf: (answer: Answer) => Promise<string>,
): AskOnce<Question, Answer> {
  const asked = new Map<string, Asked<Answer>>();
  return {
    isAsked: (question) => asked.has(JSON.stringify(question)),
    ask(question, send) {
      const key = JSON.stringify(question);
      const known = asked.get(key);
      if (known) return known;
      const answer = send();
      const begun = { answer, digest: answer.then(digestOf) };
      // Callers that want the answer are told of a failure; nobody may want its digest.
      begun.digest.catch(() => undefined);
      asked.set(key, begun);
      return begun;
    },
  };
}
