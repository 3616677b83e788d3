import { withoutScripts } from '../page-load/variants.ts';

/** The address of Adobe's client on the page that has it. */
export const ALLOY_FILE = '/alloy.min.js';

/** Answers for Adobe's edge network. */
export const EDGE_HOST = 'edge.alloy.example';

/** Its offer is written into the banner's place, which is there from the start. */
const SELECTOR = '.offers[data-mbox="home-loan-offer"] .offer[data-contents="default"]';

/**
 * The snippet that its documentation puts into the head, and the least that asks for offers of a
 * page: no clicks are collected, and no other host is spoken to.
 */
const SETUP = `
!function(n,o){o.forEach(function(o){n[o]||((n.__alloyNS=n.__alloyNS||[]).push(o),
n[o]=function(){var u=arguments;return new Promise(function(i,l){n[o].q.push([i,l,u])})},
n[o].q=[])})}(window,["alloy"]);
alloy("configure", {
  datastreamId: "meridia", orgId: "MERIDIA@AdobeOrg", edgeDomain: "${EDGE_HOST}",
  clickCollectionEnabled: false, idMigrationEnabled: false, thirdPartyCookiesEnabled: false,
});
alloy("sendEvent", { renderDecisions: true, xdm: { eventType: "web.webpagedetails.pageViews" } });
`;

/** The same document without scripts of its own, and with Adobe's client as it is embedded. */
export function withAlloy(html: string): string {
  const scripts = `<script>${SETUP}</script><script src="${ALLOY_FILE}" async></script>`;
  return withoutScripts(html).replace('</title>', `</title>${scripts}`);
}

/** The edge network's answer: the offer as an action on the document. */
export function answerAsEdge(offer: string): object {
  const action = {
    type: 'setHtml',
    format: 'application/vnd.adobe.target.dom-action',
    content: `<h2>${offer}</h2>`,
    selector: SELECTOR,
    prehidingSelector: SELECTOR,
  };
  const decision = {
    id: 'AT:1',
    scope: '__view__',
    scopeDetails: { decisionProvider: 'TGT', activity: { id: '1' }, characteristics: {} },
    items: [{ id: '1', schema: 'https://ns.adobe.com/personalization/dom-action', data: action }],
  };
  return {
    requestId: '1',
    handle: [
      {
        type: 'identity:result',
        payload: [{ id: '1'.repeat(38), namespace: { code: 'ECID' } }],
      },
      { type: 'personalization:decisions', eventIndex: 0, payload: [decision] },
      { type: 'state:store', payload: [] },
    ],
  };
}
