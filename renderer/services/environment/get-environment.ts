/** The kinds of environments that a site runs in. */
export type Environment = 'TEST' | 'ACCP' | 'PROD';

const OF_ACCEPTANCE = /\.(?:accp|at)\./;

/** Matches names for tests, this machine, and addresses of machines. */
const OF_TESTS = /\.(?:tst|test)\.|^localhost$|^\d+(?:\.\d+){3}$|^\[.*\]$/;

/** Returns the environment that a host name, in lower case and without a port, belongs to. */
export function getEnvironment(hostname: string): Environment {
  if (OF_ACCEPTANCE.test(hostname)) return 'ACCP';
  return OF_TESTS.test(hostname) ? 'TEST' : 'PROD';
}
