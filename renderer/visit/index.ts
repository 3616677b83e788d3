export { getVisitorHome, readVisitorSite } from './visitor-home.ts';
export { getHome, PAGE_VERSION, createPageContext } from './page-context.ts';
export { toCanonicalUrl, createPageHead, getPageName, type PageHead } from './page-head.ts';
export {
  hasAppCookie,
  readSiteContext,
  type SiteConfig,
  type SiteContext,
} from './site-context.ts';
export { explainSiteContext } from './explain-site-context.ts';
