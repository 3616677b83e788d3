import { checkAddresses } from '#schemas/check-addresses.ts';
import { SHELL_PARTS } from '#schemas/content/shell-parts.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { checkExperience } from '#schemas/validate/routes/check-routes.ts';
import { checkSlots } from '#schemas/validate/routes/check-slots.ts';
import { describeProblem } from '../errors/index.ts';
import { readChecked } from './read-checked.ts';

/**
 * Reads the configuration of a site. Throws with every mistake in it, since a site cannot start
 * without one; `npm run validate` gives the same mistakes with their lines. `shellParts` are those
 * of the registry.
 */
export async function readExperience(
  value: unknown,
  shellParts: readonly string[] = SHELL_PARTS,
): Promise<ExperienceConfig> {
  const module = await import('#schemas/generated/experience.check.ts');
  const read = readChecked<ExperienceConfig>(module, value);
  const refused = [...checkAddresses(value, module.shape), ...checkShell(value, shellParts)];
  if (read.ok && refused.length === 0) return read.value;
  const problems = [...(read.ok ? [] : read.problems), ...refused];
  throw new Error(
    `The experience configuration is wrong. ${problems.map(describeProblem).join(' ')}`,
  );
}

/** Finds words for which every page would lack a part, whatever else is on it. */
function checkShell(experience: unknown, parts: readonly string[]): Problem[] {
  return [
    ...checkSlots(experience, parts).filter(({ severity }) => severity === 'error'),
    ...checkExperience(experience).filter(({ code }) => code === 'unknown-layout'),
  ];
}
