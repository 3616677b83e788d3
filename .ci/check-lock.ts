import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Returns what makes `npm ci` fail on another platform, or ties the lock to one registry. */
function problemsOf(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([name, locked]) => [
    ...(locked.resolved ? [`${name}: holds a download address`] : []),
    ...Object.keys(locked.optionalDependencies ?? {})
      .filter((optional) => !packages[`node_modules/${optional}`])
      .filter((optional) => !packages[`${name}/node_modules/${optional}`])
      .map((optional) => `${name}: its optional dependency ${optional} is not in the lock`),
  ]);
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const problems = problemsOf(lock.packages);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(
    'Pin the version of that package for which the registry has every platform, and install again.',
  );
  process.exit(1);
}
