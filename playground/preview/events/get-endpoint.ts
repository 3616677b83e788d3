import { BATCH_PATH, EVENT_PATHS } from '#renderer/data-layer';

const PATHS: ReadonlyMap<string, string> = new Map(Object.entries(EVENT_PATHS));

/** Returns the path of the endpoint that gets events of a type, or a batch. */
export function getEndpoint(type: string): string {
  return PATHS.get(type) ?? BATCH_PATH;
}
