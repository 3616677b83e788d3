import { formatFault } from '#fixtures';
import type { Host } from '#renderer';
import { importModule as importInWindow } from '#renderer/import-module';
import type { EndpointFault, Scenario } from '#schemas/generated/scenario.ts';
import type { CallRecorder } from './calls/create-call-recorder.ts';

type ImportModule = NonNullable<Host['importModule']>;

/** The right module, only late: it is the one that other previews of this window know. */
const ONLY_LATE: ReadonlySet<string> = new Set(['slow', 'trickle']);

/** No address is imported twice: a browser would not ask for it again. */
let imports = 0;

/** How the page of a scenario gets its modules in a window. */
export function createModuleHost(
  window: Window & typeof globalThis,
  { faults: { modules: fault } = {} }: Scenario,
  calls: CallRecorder | undefined,
): Required<Pick<Host, 'importModule' | 'customElements'>> {
  const own = injectModuleFault((order) => importInWindow(window.document, order), fault);
  return {
    customElements: () => window.customElements,
    importModule: calls?.recordImports(own, fault) ?? own,
  };
}

/**
 * Imports modules as a scenario's fault has it. A browser imports them itself, where no preview can
 * step in, so their address names the fault, and the CDN host of the fixtures lets them down.
 */
export function injectModuleFault(
  importModule: ImportModule,
  fault: EndpointFault | undefined,
): ImportModule {
  if (!fault) return importModule;
  const { times = Infinity, ...always } = fault;
  let met = 0;
  return async (order) => {
    met += 1;
    if (met > times) return importModule(order);
    imports += 1;
    const { origin, pathname } = new URL(order.url);
    const url = `${origin}/faulty/${encodeURIComponent(formatFault(always))}/${imports}${pathname}`;
    // Its imports have other addresses too, and are let down as well.
    const module = await importModule({ ...order, url, imports: [] });
    return ONLY_LATE.has(fault.kind) ? importModule(order) : module;
  };
}
