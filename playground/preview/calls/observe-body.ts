/** Hears of a body while its caller reads it. */
export interface BodyObserver {
  readonly onText: (text: string) => void;
  readonly onEnd: () => void;
  readonly onFailure: (error: unknown) => void;
  /** The caller has stopped reading. */
  readonly onCancel: () => void;
}

/** So many pieces are read before somebody asks for them: most answers come in one. */
const AHEAD = 16;

/**
 * Returns the same answer, whose body an observer hears of piece by piece. A short body is heard of
 * even where nobody reads it, and a long one is read no further than its caller reads.
 */
export function observeBody(response: Response, observer: BodyObserver): Response {
  if (!response.body) {
    observer.onEnd();
    return response;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            controller.close();
            observer.onEnd();
            return;
          }
          controller.enqueue(value);
          observer.onText(decoder.decode(value, { stream: true }));
        } catch (error) {
          controller.error(error);
          observer.onFailure(error);
        }
      },
      cancel(reason) {
        observer.onCancel();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: AHEAD },
  );
  return new Response(body, response);
}
