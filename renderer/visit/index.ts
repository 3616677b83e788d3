export { getVisitorHome, readVisitorSite } from './visitor-home.ts';
export { getHome, PAGE_VERSION, createPageContext } from './page-context.ts';
export { toCanonicalUrl, createPageHead, getPageName, type PageHead } from './page-head.ts';
export {
  hasAppCookie,
  explainSiteContext,
  readSiteContext,
  type SiteContext,
} from './site-context.ts';
