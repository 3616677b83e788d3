import type { CustomElementProps } from '#schemas/generated/features/custom-element.ts';
import type { ReportProblem, Problem } from '../../errors/index.ts';
import type { Host } from '../../host/index.ts';
import type { Events } from '../events/index.ts';
import { resolveAssetFiles } from './asset-address.ts';
import { toModuleAsset } from './check-asset.ts';
import { copyJson } from './copy-json.ts';
import { createDefinitions, type Definitions } from './create-definitions.ts';
import { toElementTag } from './element-tag.ts';
import { setProperties } from './set-properties.ts';

/** The services of a page that its elements use. */
export interface ElementServices {
  readonly host: Host;
  readonly events: Pick<Events, 'emit'>;
  readonly report: ReportProblem;
  /** Resolves with the CDN host; undefined where the default one counts. */
  readonly cdnHost?: (() => Promise<string | undefined>) | undefined;
}

export interface ConnectOptions extends Pick<CustomElementProps, 'name' | 'asset'> {
  readonly element?: CustomElementProps['element'] | undefined;
  /** Told of each task that the element begins once it is there. */
  readonly onTask: (complete: Promise<unknown>) => void;
}

/** An element on a page, and what it is given and tells. */
export interface ElementConnection {
  /**
   * Resolves once the element is defined, has its properties, and all tasks that it began meanwhile
   * are complete.
   */
  readonly ready: Promise<void>;
  /** Sets the element's properties, now or once it is there. */
  readonly setProperties: (values: Readonly<Record<string, unknown>>) => void;
  readonly disconnect: () => void;
}

/** The event of the platform by which an element's own events are told. */
export const FEATURE_EVENT = 'feature-event';

/** The DOM event with which an element tells what it waits for; `detail.complete` is a promise. */
const PENDING_TASK = 'pending-task';

const definitionsOf = new WeakMap<Host, Definitions>();

/**
 * Connects an element of a page with its module: loads that, defines the element, gives it its
 * properties and listens to its events. It listens first, as elements may tell something as soon as
 * they are there.
 */
export function connectElement(
  element: HTMLElement,
  { name, asset, element: config = {}, onTask }: ConnectOptions,
  services: ElementServices,
): ElementConnection {
  const { events: eventNames = [], properties: names = [] } = config;
  const leaving = new AbortController();
  const { signal } = leaving;
  const early = new Set<Promise<unknown>>();
  let isDefined = false;
  let isThere = false;
  let values: Readonly<Record<string, unknown>> = {};
  let before: readonly string[] = [];

  const listen = (type: string, listener: (detail: unknown) => void) =>
    element.addEventListener(
      type,
      (event) => {
        if (event.target === element) listener('detail' in event ? event.detail : undefined);
      },
      { signal },
    );
  listen(PENDING_TASK, (detail) => {
    const complete = taskIn(detail);
    if (!complete) return;
    if (isThere) onTask(complete);
    else early.add(complete);
  });
  for (const type of eventNames) {
    listen(type, (detail) => tell({ feature: name, name: type, detail }, services));
  }

  const onRefused = (property: string, reason: string) =>
    services.report(refusedProperty(name, property, reason));
  const write = () => {
    // The classes of all elements have these; an own one may not take their names either.
    const common = HTMLElement.prototype;
    const now = setProperties(element, { names, values, common, onRefused });
    for (const gone of before.filter((property) => !now.includes(property))) {
      Reflect.set(element, gone, undefined);
    }
    before = now;
  };

  const start = async () => {
    const tag = getElementTag({ name, asset });
    const defined = await define({ tag, asset }, services);
    if (signal.aborted) return;
    // An error that a constructor throws goes to the window, and the element stays what it was.
    if (!isCreatedBy(element, defined)) throw new Error(`Its element ${tag} could not be made.`);
    isDefined = true;
    write();
    await settle(early);
    isThere = true;
  };

  return {
    ready: start(),
    setProperties(next) {
      values = next;
      if (isDefined) write();
    },
    disconnect: () => leaving.abort(),
  };
}

interface ElementOfAsset extends Pick<ConnectOptions, 'asset'> {
  readonly tag: string;
}

async function define(
  { tag, asset }: ElementOfAsset,
  { host, cdnHost }: ElementServices,
): Promise<CustomElementConstructor> {
  const module = toModuleAsset(asset);
  if (!module) throw new Error('Its asset names no module.');
  const [{ url, integrity }, ...imports] = resolveAssetFiles(module, await cdnHost?.());
  const definitions = definitionsOf.get(host) ?? createDefinitions(host);
  definitionsOf.set(host, definitions);
  return definitions.define({ tag, address: url, export: module.export, integrity, imports });
}

/** The tag of a feature's element. */
export function getElementTag({ name, asset }: Pick<ConnectOptions, 'name' | 'asset'>): string {
  return toElementTag(asset.tag ?? name);
}

function isCreatedBy(element: HTMLElement, constructor: CustomElementConstructor): boolean {
  return element instanceof constructor;
}

/** Waits for tasks, and for those that begin meanwhile. */
async function settle(tasks: Set<Promise<unknown>>): Promise<void> {
  while (tasks.size > 0) {
    const waiting = [...tasks];
    await Promise.all(waiting);
    waiting.forEach((task) => tasks.delete(task));
  }
}

function taskIn(detail: unknown): Promise<unknown> | undefined {
  const isObject = typeof detail === 'object' && detail !== null;
  const complete = isObject && 'complete' in detail ? detail.complete : undefined;
  return complete instanceof Promise ? complete : undefined;
}

interface FeatureEvent {
  readonly feature: string;
  readonly name: string;
  readonly detail: unknown;
}

function tell({ feature, name, detail }: FeatureEvent, { events, report }: ElementServices): void {
  if (detail === undefined || detail === null) return events.emit(FEATURE_EVENT, { feature, name });
  const copy = copyJson(detail);
  if (!copy.ok) report(droppedDetail(feature, name, copy.reason));
  events.emit(FEATURE_EVENT, { feature, name, ...(copy.ok && { detail: copy.value }) });
}

/** Returns the problem of a property that an element was to get and may not get. */
function refusedProperty(feature: string, name: string, reason: string): Problem {
  return {
    code: 'refused-element-property',
    severity: 'error',
    pointer: '',
    message: `Refused property ${name} of the feature ${feature}: ${reason}.`,
    fix: 'Give it a name of its own, and JSON of 20,000 characters at most.',
  };
}

/** Returns the problem of an event whose detail is not passed on. */
function droppedDetail(feature: string, event: string, reason: string): Problem {
  return {
    code: 'dropped-event-detail',
    severity: 'warning',
    pointer: '',
    message: `Dropped detail of the event ${event} of the feature ${feature}: ${reason}.`,
    fix: 'Let the element give JSON of 20,000 characters at most as detail.',
  };
}
