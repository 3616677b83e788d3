import { gzipSync } from 'node:zlib';
import { weighMeasurement } from '../../size/weigh-measurement.ts';
import { readPackageFile } from '../fetch-package.ts';
import { withoutScripts } from '../page-load/variants.ts';

/** One event as a tracker sent it. */
export interface SentEvent {
  /** The tracker's own id of the event, which stays the same however often it is sent. */
  readonly id: string;
  /** Other kinds of events, which not every tracker has, do not count. */
  readonly kind: 'view' | 'click' | 'other';
}

/** Something that measures the same page and the same clicks. */
export interface Tracker {
  readonly name: string;
  /** Changes the document so that this tracker measures it, and calls a collector. */
  readonly change: (html: string, collector: string) => string;
  /** Scripts that the site does not have, by their addresses. */
  readonly files: (collector: string) => Readonly<Record<string, string>>;
  /** Reads the events of one call. Throws where the body is none of this tracker's. */
  readonly readEvents: (body: unknown) => readonly SentEvent[];
  /** Weighs its code as it is sent, in kB. */
  readonly weigh: () => number;
}

const SCRIPT = '/compared-tracker.js';

/** Both makers have their script loaded so, from the head. */
const withScript = (html: string) =>
  withoutScripts(html).replace('</title>', `</title><script src="${SCRIPT}" async></script>`);

const SNOWPLOW_PACKAGE = {
  name: '@snowplow/browser-tracker',
  version: '4.10.1',
  sha512:
    '1Kmi6Mtyxwn5BN7BPD63CCb8diNr/cD/ihxHVbnTVc9UQRK9xJALpkpOu90PomVH/GJN2VxVKyeNmPJhGnv9og==',
};

const SEGMENT_PACKAGE = {
  name: '@segment/analytics-next',
  version: '1.84.3',
  sha512:
    '5l7cPBzScxhfJ0zdcKQI4daDvMIWWUk7hClT1xGRelnHUltIEoQ9w8+ZpFPoWJMpX8D7IA1nVAfJbpiKi3XaKw==',
};

/** Follows links, and is loaded beside the others by whoever asks for that. */
const SEGMENT_LINKS = 'auto-track.bundle.f131ce01a05e3a33a8c1.js';

const readSnowplow = () => readPackageFile(SNOWPLOW_PACKAGE, 'dist/index.umd.min.js');
const readSegment = (file: string) => readPackageFile(SEGMENT_PACKAGE, `dist/umd/${file}`);

const OURS: Tracker = {
  name: 'ours',
  change: (html, collector) =>
    html.replace('data-api-origin="/"', `data-api-origin="${collector}"`),
  weigh: () => weighMeasurement(),
  files: () => ({}),
  readEvents(body) {
    const { events } = body as { readonly events?: readonly OurEvent[] };
    const kinds: Readonly<Record<string, SentEvent['kind']>> = {
      PAGE: 'view',
      ELEMENTS_ACTIONS: 'click',
    };
    return (events ?? [body as OurEvent]).map(({ id, type }) => ({
      id,
      kind: kinds[type] ?? 'other',
    }));
  },
};

interface OurEvent {
  readonly id: string;
  readonly type: string;
}

/**
 * Set up as its quick start says, with nothing but the address of the collector. Its plug-in for
 * links listens likewise, and sends an event of another form.
 */
const SNOWPLOW: Tracker = {
  name: 'Snowplow',
  change: withScript,
  weigh: () => weigh([readSnowplow()]),
  files: (collector) => ({
    [SCRIPT]: `${readSnowplow()}
var tracking = window.snowplowBrowserTracking;
tracking.newTracker("sp", "${collector}", { appId: "meridia" });
tracking.trackPageView();
document.addEventListener("click", function (event) {
  var link = event.target.closest("a");
  if (link) tracking.trackStructEvent({ category: "link", action: "click", label: link.href });
});`,
  }),
  readEvents(body) {
    const { data } = body as { readonly data: readonly { readonly e: string; eid: string }[] };
    return data.map(({ e, eid }) => ({ id: eid, kind: e === 'pv' ? 'view' : 'click' }));
  },
};

/**
 * Its settings come from a host of its maker, unless they are handed to it as here. Links are
 * followed by `trackLink`, which keeps a visitor on the page for up to 500 ms: a listener that only
 * tracks loses nine clicks of ten.
 */
const SEGMENT: Tracker = {
  name: 'Segment',
  change: withScript,
  weigh: () => weigh([readSegment('index.js'), readSegment(SEGMENT_LINKS)]),
  files: (collector) => ({
    [`/analytics-next/bundles/${SEGMENT_LINKS}`]: readSegment(SEGMENT_LINKS),
    [SCRIPT]: `window.analytics = { _cdn: location.origin };
${readSegment('index.js')}
var segment = window.AnalyticsNext.AnalyticsBrowser.load({
  writeKey: "meridia",
  cdnSettings: { integrations: { "Segment.io": {
    apiKey: "meridia", apiHost: "${new URL(collector).host}/v1", protocol: "http",
  } } },
});
segment.page();
function followLinks() { segment.trackLink(document.querySelectorAll("a"), "Link clicked"); }
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", followLinks);
else followLinks();`,
  }),
  readEvents(body) {
    const { type, messageId } = body as { readonly type: string; readonly messageId: string };
    return [{ id: messageId, kind: type === 'page' ? 'view' : 'click' }];
  },
};

export const TRACKERS: readonly Tracker[] = [OURS, SNOWPLOW, SEGMENT];

/** Weighs scripts as they are sent, in kB. */
function weigh(texts: readonly string[]): number {
  const bytes = texts.map((text) => gzipSync(text, { level: 9 }).byteLength);
  return bytes.reduce((sum, each) => sum + each, 0) / 1_000;
}
