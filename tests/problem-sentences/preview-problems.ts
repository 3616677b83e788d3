import type { Problem } from '#schemas/problems/problem.ts';
import * as catalogue from '../../renderer/errors/catalogue.ts';
import * as missing from '../../renderer/errors/content-missing.ts';
import * as features from '../../renderer/errors/feature-problems.ts';
import * as pages from '../../renderer/errors/page-problems.ts';
import { referenceNotFound } from '../../renderer/errors/reference-not-found.ts';
import { unexpectedError } from '../../renderer/errors/unexpected-error.ts';

const TYPE = 'service-card';
const FEATURE = 'branch-opening-hours';
const PATH = '/en/individuals';
const FAILED = new TypeError('Failed to fetch');

/** The problems that the renderer reports while it shows a page. */
export const PREVIEW_PROBLEMS: readonly Problem[] = [
  catalogue.componentThrew(TYPE, '', FAILED),
  catalogue.featureFailed(FEATURE, '', FAILED),
  catalogue.componentNotLoaded(TYPE, '', FAILED),
  features.featureNotFound(FEATURE, ['flexPage']),
  features.noFeatureDefinitions('/*'),
  missing.navigationMissing(),
  missing.footerMissing(),
  pages.pageRequestFailed(FAILED),
  pages.missingEndpoint(),
  pages.macroRequestFailed(FAILED),
  pages.searchRequestFailed(FAILED),
  pages.cmsDataFailed(FAILED),
  pages.unknownEntry('shell part', 'footr', ['footer']),
  pages.unknownEntry('layout', 'wide', ['default']),
  pages.routeNotFound(PATH),
  pages.signInRequired(PATH),
  pages.redirectLoop(PATH, 10),
  pages.routeImportFailed(PATH, FAILED),
  referenceNotFound('aria-labelledby', 'title'),
  unexpectedError(FAILED),
  // These are made for one element, deep inside of what connects it.
  {
    code: 'refused-element-property',
    severity: 'error',
    pointer: '',
    message: `Refused property title of the feature ${FEATURE}: it is no JSON.`,
    fix: 'Give it a name of its own, and JSON of 20,000 characters at most.',
  },
  {
    code: 'dropped-event-detail',
    severity: 'warning',
    pointer: '',
    message: `Dropped detail of the event chosen of the feature ${FEATURE}: it is no JSON.`,
    fix: 'Let the element give JSON of 20,000 characters at most as detail.',
  },
];
