import type { Explanations } from './explanation.ts';

/** The problems of routes and experiences. */
export const aboutRoutes: Explanations = {
  'missing-feature': {
    meaning: 'A slot names a feature that its route does not list, so the slot would stay empty.',
    example:
      '{ "pathPattern": "/*", "features": [{ "name": "contactForm" }], "slots": { "main": { "feature": "flexPage" } } }',
    fix: 'Add the feature to the features of the route, or name one of those it lists.',
  },
  'unknown-layout': {
    meaning: 'A route names a layout that its experience does not have.',
    example:
      '{ "$schema": "https://experience.local/experience.schema.json", "name": "meridia", "appName": "Meridia", "locales": [{ "locale": "en-GB", "label": "English" }], "layouts": { "default": { "order": ["main"] } }, "routes": [{ "pathPattern": "/*", "pageLayout": "wide" }] }',
    fix: 'Add the layout to the layouts of the experience, or name one of those it has.',
  },
  'definition-missing': {
    meaning:
      'An experience names a floating feature that is not registered. The pages show without it.',
    example:
      '{ "$schema": "https://experience.local/experience.schema.json", "name": "meridia", "appName": "Meridia", "locales": [{ "locale": "en-GB", "label": "English" }], "layouts": { "default": { "order": ["main"] } }, "routes": [{ "pathPattern": "/*" }], "floatingFeatures": [{ "name": "chat" }] }',
    fix: 'Correct the name, or ask the developers for a feature of that name.',
  },
  'unsafe-address': {
    meaning:
      'A configured address would lead, or be read, where it must not: to another host, to a script, or past its end. The site does not start with it. A redirect is a path of this site or an https address; a home or an endpoint is a path; cdnHost and imageOrigin are origins.',
    example: '{ "pathPattern": "/old", "redirect": "//evil.example" }',
    fix: 'Write the address in the form that the fix names. The message says what is wrong with this one.',
  },
};
