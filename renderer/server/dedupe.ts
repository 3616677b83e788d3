/** What one service was asked, and what comes of it. */
export interface Asked<Answer> {
  readonly answer: Promise<Answer>;
  readonly digest: Promise<string>;
}

/** The answers of one service by what it was asked. */
export interface AskOnce<Question, Answer> {
  /** What comes of a question that was asked before; else of what `send` begins. */
  readonly ask: (question: Question, send: () => Promise<Answer>) => Asked<Answer>;
  readonly isAsked: (question: Question) => boolean;
}

/**
 * Asks a service nothing twice: what came of it, also of a failure, is for all who ask the same.
 */
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
      // Whoever wants the answer is told of a failure; nobody may want its digest.
      begun.digest.catch(() => undefined);
      asked.set(key, begun);
      return begun;
    },
  };
}
