import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { VARIABLES } from './variables.ts';

test.each(VARIABLES)('$name is explained to operators', ({ name }) => {
  expect(readFileSync('docs/operations.md', 'utf8')).toMatch(
    new RegExp(`^\\|[^|]*\`${name}\``, 'm'),
  );
});

test('what the server reads is what --help prints', () => {
  const asked = new Set<string>();
  const variables = new Proxy<NodeJS.ProcessEnv>(
    {
      VITRINE_API_ORIGIN: 'http://a.test',
      VITRINE_SITE_ORIGIN: 'http://b.test',
      METRICS_PORT: '1',
    },
    {
      get(target, name) {
        if (typeof name === 'string') asked.add(name);
        return Reflect.get(target, name) as unknown;
      },
    },
  );

  readEnvironment(variables);

  expect(asked).toEqual(new Set(VARIABLES.map(({ name }) => name)));
});
