import { checkAddresses } from '#schemas/check-addresses.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { describeProblem } from '../errors/index.ts';
import { readChecked } from './read-checked.ts';

/**
 * Reads the configuration of a site. Throws with every mistake in it, since a site cannot start
 * without one; `npm run validate` gives the same mistakes with their lines.
 */
export async function readExperience(value: unknown): Promise<ExperienceConfig> {
  const module = await import('#schemas/generated/experience.check.ts');
  const read = readChecked<ExperienceConfig>(module, value);
  const refused = checkAddresses(value, module.shape);
  if (read.ok && refused.length === 0) return read.value;
  const problems = [...(read.ok ? [] : read.problems), ...refused];
  throw new Error(
    `The experience configuration is wrong. ${problems.map(describeProblem).join(' ')}`,
  );
}
