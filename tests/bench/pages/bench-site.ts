import type { ExperienceConfig } from '#schemas/generated/experience.ts';

export const ADDRESS = 'https://www.meridia.test/en/individuals';

/** A site of one page and no frame, so that what is measured are components. */
export const experience: ExperienceConfig = {
  name: 'bench',
  appName: 'Bench',
  locales: [{ locale: 'en-GB', label: 'English' }],
  flexPage: { endpoint: '/page-model' },
  macros: { endpoint: '/macros' },
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
};

const RATES = JSON.stringify({
  groups: [
    {
      name: 'savings',
      keys: [{ name: 'saver-plus-total-rate', dataType: 'percentage', value: { value: 2.35 } }],
    },
  ],
});

/** The services of the site: a page, and the one macro that it names. */
export function answer({ method }: Request, page: BodyInit): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return Promise.resolve(new Response(method === 'POST' ? RATES : page, { headers }));
}

/** A page that is not as it should be is not worth measuring. */
export function complain(...args: unknown[]): never {
  throw new Error(`The page is not as it should be: ${args.map(textOf).join(' ')}`);
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Error) return String(value);
  return Object.values(value).map(String).join(' ');
}
