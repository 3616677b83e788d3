import { formatFault } from '#fixtures';
import type { Host } from '#renderer';
import type { EndpointFault } from '#schemas/generated/scenario.ts';

// The beginning of image addresses in the JSON of a page or of the shell's content.
const IMAGES = '"/images/';

/**
 * A network in which images have the address under which the server of the preview lets them down.
 */
export function injectImageFault(
  fetch: Host['fetch'],
  fault: EndpointFault | undefined,
): Host['fetch'] {
  if (!fault) return fetch;
  const { times = Infinity, ...always } = fault;
  const faulty = `"/playground/faulty-images/${encodeURIComponent(formatFault(always))}/`;
  let met = 0;
  // A server cannot count the calls of one preview, but the first so many addresses can name the
  // fault.
  const letDown = (usual: string) => {
    met += 1;
    return met > times ? usual : faulty;
  };
  return async (request) => {
    const response = await fetch(request);
    const text = await response.clone().text();
    return text.includes(IMAGES)
      ? new Response(text.replaceAll(IMAGES, letDown), response)
      : response;
  };
}
