import type { CheckModule } from '#schemas/check-module.ts';
import { addComponentType } from '#schemas/component-types.ts';
import type { BadPage, PlacedBad } from './bad-pages.ts';
import { harmIn } from './harm-in.ts';

interface Answer {
  readonly status: number;
  readonly html: string;
  readonly faultsAt: readonly string[];
  readonly messages: readonly string[];
}

/**
 * Lists in words what is wrong with the answer to a bad page. The list is empty where the page
 * stands, does no harm, and has one fault at the place of every value that is refused.
 */
export function complaintsAbout(
  { bad, neighbours }: BadPage,
  answer: Answer,
  { check }: Pick<CheckModule, 'check'>,
): string[] {
  const { status, html, faultsAt, messages } = answer;
  const strange = faultsAt.filter((fault) => !bad.some(({ at }) => isWithin(fault, at)));
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...neighbours.filter((title) => !html.includes(title)).map((title) => `without: ${title}`),
    ...harmIn(html).map((harm) => `harm: ${harm}`),
    ...strange.map((fault) => `a fault beside it: ${fault}`),
    ...messages.filter((message) => /unexpected|render-failed/.test(message)),
    ...bad.flatMap((each) => {
      const faults = faultsAt.filter((fault) => isWithin(fault, each.at));
      const wrong = wrongFaults(each, faults, check(addComponentType(each.component)).length > 0);
      return wrong.map((what) => `${each.pointer}, ${each.what}: ${what}`);
    }),
  ];
}

function wrongFaults(bad: PlacedBad, faults: readonly string[], isRefused: boolean): string[] {
  const { at, pointer, what, isEnormous } = bad;
  // An object without anything lacks each thing that it has to have.
  const most = what === 'empty' ? Infinity : 1;
  const elsewhere = faults.filter(
    (fault) => !isWithin(fault, at + pointer) && !(isEnormous && fault === at),
  );
  return [
    ...(isRefused && faults.length === 0 ? ['it is refused without a fault'] : []),
    ...(faults.length > most ? [`${faults.length} faults: ${faults.join(' ')}`] : []),
    ...elsewhere.map((fault) => `its fault is at ${fault}`),
  ];
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
