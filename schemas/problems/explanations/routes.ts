import type { Explanations } from './explanation.ts';

const experienceWith = (routes: string) =>
  `{ "$schema": "https://experience.local/experience.schema.json", "name": "meridia", "appName": "Meridia", "locales": [{ "locale": "en-GB", "label": "English" }], "layouts": { "default": { "order": ["main"] } }, "routes": [${routes}] }`;

const experienceOf = (layout: string) =>
  `{ "$schema": "https://experience.local/experience.schema.json", "name": "meridia", "appName": "Meridia", "locales": [{ "locale": "en-GB", "label": "English" }], "layouts": { "default": ${layout} }, "routes": [{ "pathPattern": "/*" }] }`;

/** The problems of routes and experiences. */
export const aboutRoutes: Explanations = {
  'missing-feature': {
    meaning: 'A slot names a feature that its route does not list, so the slot would stay empty.',
    example:
      '{ "pathPattern": "/*", "features": [{ "name": "contactForm" }], "slots": { "main": { "feature": "flexPage" } } }',
    fix: 'Add the feature to the features of the route, or name one of those it lists.',
  },
  'repeated-flex-page': {
    meaning:
      'Two slots of a route name flexPage. There is one page at an address, so that it stands in the first of them, and the other stays empty.',
    example:
      '{ "pathPattern": "/*", "features": [{ "name": "flexPage" }], "slots": { "main": { "feature": "flexPage" }, "aside": { "feature": "flexPage" } } }',
    fix: 'Name another feature in one of the slots, or remove it.',
  },
  'unknown-layout': {
    meaning: 'A route names a layout that its experience does not have.',
    example:
      '{ "$schema": "https://experience.local/experience.schema.json", "name": "meridia", "appName": "Meridia", "locales": [{ "locale": "en-GB", "label": "English" }], "layouts": { "default": { "order": ["main"] } }, "routes": [{ "pathPattern": "/*", "pageLayout": "wide" }] }',
    fix: 'Add the layout to the layouts of the experience, or name one of those it has.',
  },
  'unknown-shell-part': {
    meaning:
      'A slot names a part of the shell that there is not, so that every page of its layout lacks that part. The site does not start with it.',
    example: experienceOf(
      '{ "order": ["navigation", "main"], "slots": { "navigation": { "shell": "navigatoin" } } }',
    ),
    fix: 'Name one of the parts that the fix lists. A new one is for the developers to add.',
  },
  'unknown-slot': {
    meaning:
      'A layout or a route says what stands in a slot that the order of the layout does not have, so that nothing of it is shown. The site does not start with it.',
    example: experienceOf(
      '{ "order": ["main", "footer"], "slots": { "fotoer": { "shell": "footer" } } }',
    ),
    fix: 'Write the name of the slot in one way, here and in the order of the layout.',
  },
  'crowded-slot': {
    meaning:
      'A slot names a part of the shell and a feature. The part is shown, and the feature is not.',
    example: experienceOf(
      '{ "order": ["footer", "main"], "slots": { "footer": { "shell": "footer", "feature": "chat" } } }',
    ),
    fix: 'Remove one of the two, or give the feature a slot of its own in the order of the layout.',
  },
  'unused-mode': {
    meaning: 'A slot has a mode and no top bar. Modes say how much of a top bar a page has.',
    example: experienceOf(
      '{ "order": ["main", "footer"], "slots": { "footer": { "shell": "footer", "mode": "focus" } } }',
    ),
    fix: 'Remove the mode, or write it beside "shell": "top-bar".',
  },
  'missing-target': {
    meaning:
      'A redirect, a home, a log-in page or a page about cookies leads to an address that no page, redirect or route answers. With --against, the pages are those of the folder and those among the checked files.',
    example: '{ "pathPattern": "/old-loan", "redirect": "/en/home-lone" … }',
    fix: 'Correct the path, or add the page.',
  },
  'unknown-locale': {
    meaning:
      'A label, a home or a page about cookies is for a language that the site does not have, so that nobody sees it; or a scenario is in such a language.',
    example:
      '{ "$schema": "https://experience.local/experience.schema.json", "name": "meridia", "appName": "Meridia", "locales": [{ "locale": "en-GB", "label": "English" }], "segments": [{ "id": "individuals", "labels": { "en-US": "Individuals" }, "homes": {} }], "layouts": { "default": { "order": ["main"] } }, "routes": [{ "pathPattern": "/*" }] }',
    fix: 'Use a locale that the fix lists, or add this one to the locales of the site.',
  },
  'duplicate-parameter': {
    meaning: 'Two parts of a pattern have one name, so that one value is lost.',
    example: experienceWith('{ "pathPattern": "/:id/orders/:id" }'),
    fix: 'Give each part a name of its own.',
  },
  'misplaced-wildcard': {
    meaning:
      'A * stands within a pattern, where it fits a part that is written * and nothing else. It takes any rest only at the end.',
    example: experienceWith('{ "pathPattern": "/*/saving" }'),
    fix: 'Write a name such as :language for one part, or end the pattern with /*.',
  },
  'child-routes-without-rest': {
    meaning:
      'A route has child routes, which are compared with the rest of a path, and its pattern does not end in *, so that there is no rest.',
    example: experienceWith(
      '{ "pathPattern": "/en/branches", "childRoutes": [{ "pathPattern": "/:branch" }] }',
    ),
    fix: 'End the pattern with /*, or remove the child routes.',
  },
  'unreachable-route': {
    meaning: 'A route before this one takes every path that it could, under the same conditions.',
    example: experienceWith('{ "pathPattern": "/*" }, { "pathPattern": "/en/saving" }'),
    fix: 'Move it before the one that the message names, give that one conditions, or remove it.',
  },
  'redirect-loop': {
    meaning:
      'Routes lead a visitor in a circle, or on and on, more than ten times. The page is not found.',
    example: experienceWith(
      '{ "pathPattern": "/a", "redirect": "/b" }, { "pathPattern": "/b", "redirect": "/a" }',
    ),
    fix: 'Let one of the routes show a page, or lead to where the visitor is to end.',
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
      'A configured address would lead, or be read, where it must not: to another host, to a script, or past its end. The site does not start with it. A redirect is a path of this site or an https address; a home or an endpoint is a path; cdnHost, imageOrigin and mediaOrigins are origins.',
    example: '{ "pathPattern": "/old", "redirect": "//evil.example" }',
    fix: 'Write the address in the form that the fix names. The message says what is wrong with this one.',
  },
  'missing-asset-property': {
    meaning: 'An asset says neither which module it is nor which feature of the registry it takes.',
    example: experienceWith(
      '{ "pathPattern": "/*", "features": [{ "name": "loan-simulator", "asset": { "package": "loan-simulator", "version": "1.0.0" } }] }',
    ),
    fix: 'Give package, version and file of a module, or the tag of a feature that the registry has.',
  },
  'missing-integrity': {
    meaning:
      'An asset is a module of the CDN host, and nothing says which bytes it has: whoever can change that host could run anything on the page. A production server does not start with it; npm run dev and npm start show it all the same.',
    example: experienceWith(
      '{ "pathPattern": "/*", "features": [{ "name": "loan-simulator", "asset": { "package": "loan-simulator", "version": "1.0.0", "file": "index.js" } }] }',
    ),
    fix: 'Run npm run assets -- --integrity, which writes the digests of the module and of the files that it imports; or set "local" for a feature of the registry.',
  },
  'unregistered-tag': {
    meaning:
      'An asset takes a feature of the registry, since it has a tag alone or is local, and the registry has none of that type. A text stands in its place.',
    example: experienceWith(
      '{ "pathPattern": "/*", "features": [{ "name": "hours", "asset": { "tag": "opening-hours" } }] }',
    ),
    fix: 'Correct the tag, or give package, version and file of a module without "local".',
  },
  'refused-element-property': {
    meaning:
      'An experience lets pages set a property that every HTML element has: by it, a page could write markup, styles or handlers. The property is not set.',
    example: experienceWith(
      '{ "pathPattern": "/*", "features": [{ "name": "loan-simulator", "asset": { "package": "loan-simulator", "version": "1.0.0", "file": "index.js", "integrity": "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=" }, "element": { "properties": ["innerHTML"] } }] }',
    ),
    fix: 'Give the property a name that only this element has.',
  },
};
