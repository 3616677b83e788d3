import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { unknownEntry } from '../errors/index.ts';
import type { Platform } from '../platform/index.ts';
import type { PageContext, Registry } from '../registry/index.ts';
import type { ShellData } from '../loading/check-shell-data.ts';
import type { MainContent } from '../make-plan/main-content.ts';
import type { Plan, PlannedItem, PlannedSlot } from './plan.ts';

export interface PlanSlotsOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  readonly route: RouteConfig | undefined;
  readonly page: PageContext;
  readonly shell: ShellData;
  readonly main: MainContent;
  readonly previous?: Plan | undefined;
}

/** The slot that a page fills where neither layout nor route says otherwise. */
const MAIN_SLOT = 'main';

/** The shell part that says why there is no page. */
const ERROR_CARD = 'error-card';

/** Puts the frame's parts and the page into the slots of the layout, from top to bottom. */
export function planSlots(options: PlanSlotsOptions): PlannedSlot[] {
  const { platform, route, main } = options;
  const layout = layoutOf(platform, route);
  const configured = { ...layout?.slots, ...route?.slots };

  return (layout?.order ?? [MAIN_SLOT]).map((name): PlannedSlot => {
    const shellId = configured[name]?.shell;
    if (shellId) return { name, items: [shellItem(shellId, name, options)] };
    if (name !== MAIN_SLOT && !configured[name]?.feature) return { name, items: [] };
    if (main.kind === 'zones') return { name, items: [], zones: main.zones };
    return { name, items: [shellItem(ERROR_CARD, name, options)], zones: [] };
  });
}

function layoutOf(
  { experience, report }: Platform,
  route: RouteConfig | undefined,
): ExperienceConfig['layouts'][string] | undefined {
  const layouts = new Map(Object.entries(experience.layouts));
  const name = route?.pageLayout ?? 'default';
  const layout = layouts.get(name);
  if (!layout) report(unknownEntry('layout', name, [...layouts.keys()]));
  return layout;
}

/** A part of the frame; the very object of before where nothing about it changed. */
function shellItem(id: string, slot: string, options: PlanSlotsOptions): PlannedItem {
  const item = planShell(id, slot, options);
  const before = options.previous?.slots.find(({ name }) => name === slot)?.items[0];
  return before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
}

function planShell(
  id: string,
  slot: string,
  { platform, registry, page, shell, main }: PlanSlotsOptions,
): PlannedItem {
  // No author's id holds a slash, so no component of the page has this key.
  const key = `${slot}/${id}`;
  const entry = registry.get('shell', id);
  if (!entry) {
    const problem = unknownEntry('shell part', id, registry.types('shell'));
    platform.report(problem);
    return { kind: 'fault', id, key, pointer: '', problems: [problem] };
  }

  const data = id === ERROR_CARD && main.kind === 'message' ? main.message : shell.get(id);
  return {
    kind: 'part',
    entry: 'shell',
    id,
    key,
    pointer: '',
    hydrates: entry.interactive,
    props: { page: entry.interactive ? withoutAddress(page) : page, ...(data && { data }) },
  };
}

function withoutAddress(page: PageContext): PageContext {
  const { address, ...others } = page;
  return address === undefined ? page : others;
}
