import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import {
  BEGINNING,
  CHANGE_KINDS,
  nameStep,
  NO_HISTORY,
  record as recordChange,
  stepBack,
  stepForth,
  stepTo,
  type Change,
  type History,
  type HistoryStep,
} from './history.ts';
import { DOCUMENTS } from '../document/names.ts';
import type { Texts } from '../document/text-edit.ts';

const START = Object.fromEntries(DOCUMENTS.map((name) => [name, `${name}\n`])) as Texts;

type Present = Pick<HistoryStep, 'history' | 'texts'>;
interface Doing {
  readonly isChange?: boolean;
  readonly to: (present: Present) => Present;
}

const text = oneof(
  string({ unit: 'binary', maxLength: 8 }),
  string({ unit: 'binary', minLength: 60, maxLength: 90 }),
  constantFrom('', '\r\n', '\uD800', '{"a": 1}', '{"a": 12}'),
);

/** A change of one document, or of all at once as links and reverting make them. */
const change = record({
  kind: constantFrom(...CHANGE_KINDS),
  document: constantFrom(...DOCUMENTS),
  text,
  isOfAll: constantFrom(false, false, true),
  pauseMs: constantFrom(0, 100, 2_000),
});

let now = 0;
const anyChange = change.map(({ text: typed, isOfAll, pauseMs, ...how }): Doing => ({
  isChange: true,
  to({ history, texts }) {
    now += pauseMs;
    const names = isOfAll ? DOCUMENTS : [how.document];
    const after = { ...texts, ...Object.fromEntries(names.map((name) => [name, typed])) };
    const made: Change = { ...how, time: now, texts: after };
    return { history: recordChange(history, texts, made), texts: after };
  },
}));

const idsIn = ({ past, future }: History) => [
  BEGINNING,
  ...[...past, ...future].map(({ id }) => id),
];
const anyOf = (history: History, index: number) => {
  const ids = idsIn(history);
  return ids[index % ids.length] ?? BEGINNING;
};

const anyStep = oneof(
  constantFrom<Doing>(
    { to: (present) => stepBack(present.history, present.texts) ?? present },
    { to: (present) => stepForth(present.history, present.texts) ?? present },
  ),
  integer({ min: 0, max: 40 }).map((index): Doing => ({
    to: (present) =>
      stepTo(present.history, present.texts, anyOf(present.history, index)) ?? present,
  })),
);

const anyName = record({ index: integer({ min: 0, max: 40 }), name: constantFrom('', 'Mine') }).map(
  ({ index, name }): Doing => ({
    to: ({ history, texts }) => ({
      history: nameStep(history, anyOf(history, index), name),
      texts,
    }),
  }),
);

const presentId = ({ past }: History) => past.at(-1)?.id ?? BEGINNING;

test('PG-012 whatever is done in whatever order, each step has the same characters whenever it is gone to', () => {
  const doings = array(
    oneof(
      { weight: 5, arbitrary: anyChange },
      { weight: 4, arbitrary: anyStep },
      { weight: 1, arbitrary: anyName },
    ),
    { maxLength: 40 },
  );
  assert(
    property(doings, (all) => {
      const known = new Map<number, Texts>([[BEGINNING, START]]);
      let present: Present = { history: NO_HISTORY, texts: START };
      for (const { isChange = false, to } of all) {
        present = to(present);
        const id = presentId(present.history);
        // A change that is joined by the next has another text, and one that is undone by it is
        // none.
        if (isChange && id !== BEGINNING) known.set(id, present.texts);
        expect(present.texts).toEqual(known.get(id));
      }
      for (const id of idsIn(present.history)) {
        present = stepTo(present.history, present.texts, id) ?? present;
        expect([presentId(present.history), present.texts]).toEqual([id, known.get(id)]);
      }
    }),
  );
});
