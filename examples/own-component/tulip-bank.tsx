import { vitrineEntries } from '#registry';
import { createRegistry, defineEntry } from '#renderer';
import { createRequestHandler, readExperience, type RequestHandlerOptions } from '#renderer/server';
import { checkSavingsRate, type SavingsRateProps } from './check-savings-rate.ts';
import experience from './experience.json' with { type: 'json' };

function SavingsRate({ name, rate }: SavingsRateProps) {
  return <p className="savings-rate">{`${name}: ${rate}`}</p>;
}

const savingsRate = defineEntry<SavingsRateProps>({
  kind: 'component',
  type: 'savings-rate',
  interactive: false,
  load: () => Promise.resolve(SavingsRate),
  check: () => Promise.resolve(checkSavingsRate),
});

/** Answers visitors of Tulip Bank. Its pages come from its own content service. */
export async function createTulipBank(
  host: Pick<RequestHandlerOptions, 'fetch' | 'console' | 'files'>,
) {
  return createRequestHandler({
    registry: createRegistry([...vitrineEntries, savingsRate]),
    experience: await readExperience(experience),
    ...host,
  });
}
