import { listMistakes } from './list-mistakes.testing.ts';
import { BODY, CARD_URL, HEADER, SEGMENT, TEXT } from './places.testing.ts';

export const ofAddresses = listMistakes('pages/en/loan.json', [
  [
    'a host without its scheme',
    { [CARD_URL]: 'www.meridia.example/saving' },
    'error relative-address',
  ],
  ['a host without www', { [CARD_URL]: 'meridia.be/saving' }, 'error relative-address'],
  ['a mail address alone', { [CARD_URL]: 'advice@meridia.example' }, 'error relative-address'],
  ['a telephone number alone', { [CARD_URL]: '+32 2 555 12 12' }, 'error relative-address'],
  [
    'a host in a rich text',
    { [TEXT]: '<p><a href="www.meridia.example">Us</a></p>' },
    'error relative-address',
  ],
  [
    'a host in a rich text with a macro',
    { [TEXT]: '<p>From %{loans:rate}%: <a href="www.meridia.example">Us</a></p>' },
    'error relative-address',
  ],
  [
    'an anchor in a rich text with a macro',
    { [TEXT]: '<p>From %{loans:rate}%: <a href="#nowhere">Costs</a></p>' },
    'error unknown-anchor',
  ],
  [
    'a link without an address in a rich text',
    { [TEXT]: '<p>Ask <a href="">us</a></p>' },
    'warning dropped-markup',
  ],
  ['a path without its slash', { [CARD_URL]: 'en/talk' }, 'warning relative-address'],
  [
    'a relative path in a rich text',
    { [TEXT]: '<p><a href="../talk">Us</a></p>' },
    'warning relative-address',
  ],
  ['a path with two slashes', { [CARD_URL]: '//en/talk' }, 'error relative-address'],
  [
    'a path with two slashes in a rich text',
    { [TEXT]: '<p><a href="//en/talk">Us</a></p>' },
    'error relative-address',
  ],
  ['plain http', { [CARD_URL]: 'http://www.meridia.example/saving' }, 'warning insecure-address'],
  [
    'plain http in a rich text',
    { [TEXT]: '<p><a href="http://meridia.example">Us</a></p>' },
    'warning insecure-address',
  ],
  [
    'a picture by http',
    { [`${HEADER}/coreHeader/headerImage/original`]: 'http://media.meridia.example/a.png' },
    'warning insecure-address',
  ],
  ['an anchor like no other', { [CARD_URL]: '#rates' }, 'error unknown-anchor'],
  ['an anchor nearly right', { [CARD_URL]: '#what-it-cost' }, 'error unknown-anchor'],
  [
    'an anchor of this page by its path',
    { [CARD_URL]: '/en/loan#what-it-cosst' },
    'warning unknown-anchor',
  ],
  [
    'an anchor in a rich text',
    { [TEXT]: '<p><a href="#nowhere">Costs</a></p>' },
    'error unknown-anchor',
  ],
  ['an anchor of another page', { [CARD_URL]: '/en/talk#branches' }, 'warning unknown-anchor'],
  [
    'a scheme that is misspelt',
    { [CARD_URL]: 'htps://meridia.example' },
    'warning refused-address',
  ],
  ['a script', { [CARD_URL]: 'javascript:void(0)' }, 'warning refused-address'],
  ['a page that is not there', { [CARD_URL]: '/en/lone' }, 'warning unanswered-link'],
  [
    'an alternate that is not there',
    { '/data/meta/alternates/1/url': '/fr/prets' },
    'warning unanswered-link',
  ],
  [
    'a video that cannot be',
    { [`${BODY}/5/videoSource/originalUrl`]: 'ftp://media.meridia.example/a.mp4' },
    'error refused-address',
  ],
  [
    'a picture that is not there',
    { [`${HEADER}/coreHeader/headerImage/original`]: '/images/hause.svg' },
    'error missing-image',
  ],
]);

export const ofTargets = listMistakes('experience.json', [
  [
    'a redirect that leads to no page',
    { '/routes/0/redirect': '/en/lona' },
    'error missing-target',
  ],
  [
    'a redirect with a query to no page',
    { '/routes/0/redirect': '/en/lona?from=old' },
    'error missing-target',
  ],
  [
    'a redirect to no anchor',
    { '/routes/0/redirect': '/en/loan#what-it-cosst' },
    'warning unknown-anchor',
  ],
  ['a redirect without its slash', { '/routes/0/redirect': 'en/loan' }, 'error unsafe-address'],
  [
    'a redirect by http',
    { '/routes/0/redirect': 'http://meridia.example/' },
    'error unsafe-address',
  ],
  ['a home that is not there', { [`${SEGMENT}/homes/en-GB`]: '/en/lone' }, 'error missing-target'],
  ['a home without its slash', { [`${SEGMENT}/homes/en-GB`]: 'en/loan' }, 'error unsafe-address'],
  [
    'a home for no locale of the site',
    { [`${SEGMENT}/homes/nl-BE`]: '/en/loan' },
    'error unknown-locale',
  ],
  [
    'a label for no locale of the site',
    { [`${SEGMENT}/labels/en-US`]: 'Individuals' },
    'error unknown-locale',
  ],
  [
    'a cookie page that is not there',
    { '/consent/pageUrls/en-GB': '/en/cookies' },
    'error missing-target',
  ],
  [
    'a policy that is not there',
    { '/consent/policyUrls/en-GB': '/en/policy' },
    'error missing-target',
  ],
]);
