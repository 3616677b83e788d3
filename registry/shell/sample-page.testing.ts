import type { PageContext } from '#renderer';

/** A page for the tests of what stands round it. */
export const samplePage: PageContext = {
  appName: 'Meridia Belgium',
  bankName: 'Meridia',
  locale: 'en-GB',
  session: 'anonymous',
  homeUrl: '/en/individuals',
  address: 'https://www.meridia.example/en/individuals/saving',
  segments: [
    { id: 'individuals', label: 'Individuals', url: '/en/individuals', current: true },
    { id: 'business', label: 'Business', url: '/en/business', current: false },
  ],
  languages: [
    { id: 'en-GB', label: 'English', url: '/en/individuals', current: true },
    { id: 'nl-BE', label: 'Nederlands', url: '/nl/particulieren', current: false },
  ],
  year: 2026,
  version: '7.36.0',
};
