import { globSync, readFileSync } from 'node:fs';
import { explainAddressRefusal, type AddressRule } from '#schemas/content/configured-address.ts';
import { unsafeAddress } from '#schemas/problems/addresses.ts';
import { unreadableAllowance, unusedAllowance } from '#schemas/problems/allowance-problems.ts';
import * as assets from '#schemas/problems/asset-problems.ts';
import { documentTooLarge } from '#schemas/problems/boundaries.ts';
import * as catalogue from '#schemas/problems/catalogue.ts';
import { explanations } from '#schemas/problems/explanations/index.ts';
import { lessThanAdvised, tooLarge, tooSmall, wrongFormat } from '#schemas/problems/measures.ts';
import { refusedVideo, unknownAnchor } from '#schemas/problems/content-problems.ts';
import { unevenValues } from '#schemas/problems/list-problems.ts';
import { unreadMacroValue } from '#schemas/problems/macro-problems.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { unknownField, unknownOption } from '#schemas/problems/form-problems.ts';
import { redirectChain } from '#schemas/problems/route-problems.ts';
import { missingHolder, missingPageData } from '#schemas/problems/envelope-problem.ts';
import * as experiments from '#schemas/problems/experiment-problems.ts';
import * as offers from '#schemas/problems/offer-problems.ts';
import * as sites from '#schemas/problems/site-problems.ts';
import * as scenarios from '#schemas/problems/scenario-problems.ts';
import {
  missingExperimentPage,
  missingTarget,
  unknownIcon,
  unknownMacro,
} from '#schemas/problems/unknown-content.ts';
import { brokenRule, missingProperty, wrongValue } from '#schemas/problems/value-problems.ts';
import { MISTAKEN } from '#schemas/problems/words.testing.ts';
import { wrongType } from '#schemas/problems/wrong-type.ts';
import { MERGED } from '#schemas/validate/json/explain-break.ts';
import { checkBytes } from '#schemas/validate/command/check-file.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { DOCUMENT_KINDS } from '../../playground/state/document/document-kinds.ts';
import { listAdvice } from './schema-texts.ts';
import { PREVIEW_PROBLEMS } from './preview-problems.ts';

const content = {
  icons: ['a:b:calendar', 'a:b:phone'],
  macros: ['savings:rate', 'savings:date'],
  images: ['house-keys', 'house-kays'],
  pages: ['/en/individuals', '/en/individuale'],
};

/** Configured addresses, each with a mistake of its own. */
const ADDRESSES: readonly (readonly [string, AddressRule])[] = [
  ['/a b', 'path'],
  ['/a?b', 'path'],
  ['ftp://a.example', 'redirect'],
  ['https:a.example', 'redirect'],
  ['https://[a', 'redirect'],
  ['https://me@a.example', 'redirect'],
  ['/.//a', 'redirect'],
  ['a', 'redirect'],
  ['/{currentUrl}', 'login'],
];

/** Problems of every code, in each of the sentences that it can be reported in. */
export async function listEveryProblem(): Promise<readonly Problem[]> {
  const known = await loadKnownChecks();
  const files = globSync('fixtures/**/*.invalid.json').map((file) => readFileSync(file));
  const texts = [
    ...MISTAKEN.map(({ text }) => text),
    ...[...explanations.values()].map(({ example }) => example),
    '{} "more"',
  ];
  const reported = [...files, ...texts].flatMap((text) =>
    checkBytes('', Buffer.from(text), { known, content }),
  );
  return [...reported, ...UNWRITTEN, ...PREVIEW_PROBLEMS];
}

const AT_CONTENT = { part: 'svaer', pointer: '' };

/** Problems that no single document has. */
const UNWRITTEN: readonly Problem[] = [
  ...listAdvice().map((because) => lessThanAdvised('', { because })),
  ...ADDRESSES.map(([address, rule]) => {
    const reason = explainAddressRefusal(address, rule) ?? '';
    return unsafeAddress({ address, rule, reason }, '');
  }),
  assets.unregisteredTag('x-loan', '', []),
  assets.unregisteredTag('x-loan', '', ['x-rate']),
  assets.missingIntegrity('loan', ''),
  documentTooLarge(5_000_000, 6_000_000),
  catalogue.brokenJson('It cannot be read.'),
  catalogue.brokenJson(MERGED.what, MERGED.fix),
  ...Object.values(DOCUMENT_KINDS).map(({ id, what }) => catalogue.wrongSchema('x', id, what)),
  catalogue.unknownFeature('hours', '', []),
  catalogue.missingDefinition('hours', '', []),
  unusedAllowance('too-long /a'),
  unreadableAllowance('too-long /a'),
  catalogue.wrongProblems([], []),
  catalogue.wrongProblems(['too-long /a'], ['too-short /b']),
  lessThanAdvised('', { minLength: 1, because: 'It is empty.' }),
  lessThanAdvised({}, { minProperties: 1, because: 'It is empty.' }),
  lessThanAdvised('', { minProperties: 1, because: 'It is empty.' }),
  lessThanAdvised([], { minItems: 1, because: 'It is empty.' }),
  wrongFormat('uri', '', { value: 'a b' }),
  unreadMacroValue('amount', '', 'about five'),
  experiments.duplicateExperimentName('a', { what: 'variant' }, ''),
  experiments.duplicateExperimentName('a', { what: 'experiment', elsewhere: '/en/loans' }, ''),
  experiments.routeWithoutExperiments('/en/home-loan', '/*', ''),
  experiments.variantsOnOnePage('/en/loans', ['a', 'b'], ''),
  experiments.variantElsewhere('https://a.example', undefined, ''),
  offers.tooManyMboxes(51, 50, ''),
  offers.contentForNobody('rates:svaer', '', ['rates:saver', 'rates:savers']),
  offers.contentForNobody('abcdef', '', ['xyzdef']),
  offers.offerForNobody('rates:svaer', AT_CONTENT, ['saver', 'savers']),
  offers.offerForNobody('rates:abcdef', { part: 'abcdef', pointer: '' }, ['xyzdef']),
  offers.repeatedMbox('rates', ''),
  offers.offerWithoutMbox('saver', ''),
  offers.offerWithoutContent(''),
  offers.misspeltLabel('personalisation', 'personalization', ''),
  offers.emptyLabel('personalization', ''),
  redirectChain(['/a', '/b', '/c'], 2, ''),
  scenarios.unknownPage('en/hom', '', ['en/home']),
  scenarios.unknownPage('xyz', '', ['en/home']),
  scenarios.unknownFixture('xyz', '', ['cards/service-card/full']),
  scenarios.unmatchedPatch('/data/x', '', 'flexZone'),
  scenarios.impossibleStep(['press', 'choose'], ''),
  scenarios.failedStep({ position: 2, member: 'press', name: 'Nextt', present: ['Next'] }),
  scenarios.failedStep({ position: 2, member: 'fill', name: 'Amount', present: [] }),
  unknownOption('abcdef', '', ['xyzdef']),
  unknownField('abcdef', '', []),
  missingExperimentPage('/en/home-lone', '', ['/en/home-loan', '/en/home-loans']),
  missingExperimentPage('/abcdef', '', ['/xyzdef']),
  missingTarget('/en/home-lone', '', ['/en/home-loan', '/en/home-loans']),
  missingTarget('/abcdef', '', ['/xyzdef']),
  unknownAnchor('costs', '', { known: [], path: '/en/saving' }),
  unknownIcon('abcdef', '', ['xyzdef']),
  unknownMacro('abcdef', '', ['xyzdef']),
  tooLarge(1, '', { mboxes: [], pageLoad: {} }),
  tooSmall(2, '', {}),
  unevenValues(3, 2, ''),
  missingHolder('data', '/data', ['meta', 'flexZone']),
  missingPageData(),
  refusedVideo('tel:112', '', 'The scheme "tel:" is not allowed.'),
  missingPageData(missingHolder('data', '/data', ['meta', 'flexZone'])),
  missingPageData(missingProperty('data', '/data', 'All zones of the page.')),
  sites.unknownSegment('busines', '', ['business']),
  sites.unknownCode('macro-request-faild', '', ['macro-request-failed']),
  sites.unknownStatus(533, ''),
  brokenRule('uniqueItems', '', []),
  wrongValue(['a'], '', null),
  wrongValue(['a'], '/list/0', null),
  wrongType(['string', 'null', 'boolean'], '', { value: 5.5 }),
];
