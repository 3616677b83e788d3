import { StartError } from './start-error.ts';

/** Refuses a Node on which a server would start, and fail at each page. Throws a StartError. */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 22)) return;
  throw new StartError(
    `This is Node ${version}. Use Node 22.22 or 24 and later; in a checkout, npx node is such a one.`,
  );
}
