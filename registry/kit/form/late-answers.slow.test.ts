import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { createField } from './create-field.ts';
import { defineValidator } from './validator.ts';

const SCHEDULES = 10_000;
const VALUES = ['a', 'b', 'c', 'd', 'e'];

type Answer = 'applies' | 'agrees' | 'fails';

/** Five values that are typed in turn, and when each is answered, and how. */
const schedule = array(
  record({
    /** How many values later the answer comes; never, where more than are typed. */
    delay: integer({ min: 0, max: VALUES.length }),
    order: integer({ min: 0, max: 9 }),
    answer: constantFrom<Answer>('applies', 'agrees', 'fails'),
  }),
  { minLength: VALUES.length, maxLength: VALUES.length },
);

/** A field with a question to somebody else, which the test answers by the number of the value. */
function openQuestion() {
  const answers = new Map<unknown, PromiseWithResolvers<boolean>>();
  const IsFree = defineValidator<void>({
    name: 'IsFree',
    isAsync: true,
    applies: (value) => {
      const answer = Promise.withResolvers<boolean>();
      answers.set(value, answer);
      return answer.promise;
    },
  });
  const field = createField({ name: 'user', validators: [IsFree()], onFault: () => undefined });
  return {
    field,
    answer: (value: string, how: Answer) => {
      if (how === 'fails') answers.get(value)?.reject(new Error('gone'));
      else answers.get(value)?.resolve(how === 'applies');
    },
  };
}

/** Lets all promises that can be settled be so. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each promise settles the one behind it.
    await Promise.resolve();
  }
}

test('FO-038 of five answers in any order only that about the value that is there ever shows', async () => {
  let seen = 0;
  await assert(
    asyncProperty(schedule, async (answers) => {
      const { field, answer } = openQuestion();
      for (const [turn, value] of VALUES.entries()) {
        field.typeText(value);
        const due = answers
          .map((each, index) => ({ ...each, index }))
          .filter(({ delay, index }) => index + delay === turn)
          .toSorted((one, other) => one.order - other.order);
        let own: Answer | undefined;
        for (const { index, answer: how } of due) {
          answer(VALUES[index] ?? '', how);
          // oxlint-disable-next-line no-await-in-loop -- Answers come one after the other.
          await settle();
          if (index === turn) own = how;
          const { active, pending } = field.getState();
          const expected = own === 'applies' ? { error: ['IsFree'] } : {};
          expect([active, pending]).toEqual([expected, own === undefined]);
          seen += 1;
        }
      }
    }),
    { numRuns: SCHEDULES },
  );
  expect(seen).toBeGreaterThan(SCHEDULES);
});
