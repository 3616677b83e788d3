import { openConnection } from './connection.ts';

export interface ClosedLoopOptions {
  readonly port: number;
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Answers in a second when so many clients each ask again as soon as they have an answer: what a
 * server can do.
 */
export async function closedLoop(options: ClosedLoopOptions): Promise<number> {
  const { port, requests, connections, seconds } = options;
  const endsAt = performance.now() + seconds * 1_000;
  let answers = 0;
  const run = async (first: number): Promise<void> => {
    const connection = openConnection(port);
    for (let index = first; performance.now() < endsAt; index += 1) {
      await connection.ask(requests[index % requests.length] ?? Buffer.of());
      answers += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index)));
  return answers / seconds;
}
