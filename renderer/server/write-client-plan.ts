import type { ClientItem, ClientPlan } from '../plan/index.ts';
import type { Slot, Zone } from '../tree/index.ts';
import { escapeJson } from './escape.ts';

/** The very text that `escapeJson` makes of a client plan, with a pause after each item. */
export function* writeClientPlan({
  slots,
  messages,
  ...rest
}: ClientPlan): Generator<void, string> {
  const texts: string[] = [];
  for (const slot of slots) texts.push(yield* writeSlot(slot));
  return withMembers(rest, [`"slots":[${texts.join(',')}]`, `"messages":${escapeJson(messages)}`]);
}

function* writeSlot({ items, zones, ...rest }: Slot<ClientItem>): Generator<void, string> {
  const members = [`"items":${yield* writeItems(items)}`];
  if (zones) {
    const texts: string[] = [];
    for (const zone of zones) texts.push(yield* writeZone(zone));
    members.push(`"zones":[${texts.join(',')}]`);
  }
  return withMembers(rest, members);
}

function* writeZone({ items, ...rest }: Zone<ClientItem>): Generator<void, string> {
  return withMembers(rest, [`"items":${yield* writeItems(items)}`]);
}

function* writeItems(items: readonly ClientItem[]): Generator<void, string> {
  const texts: string[] = [];
  for (const item of items) {
    texts.push(escapeJson(item));
    yield;
  }
  return `[${texts.join(',')}]`;
}

/** An object with further members behind its own, of which it has at least one. */
function withMembers(own: object, members: readonly string[]): string {
  return `${escapeJson(own).slice(0, -1)},${members.join(',')}}`;
}
