export { homeOf, PAGE_VERSION, pageContextOf } from './page-context.ts';
export { canonicalOf, pageHeadOf, pageNameOf, type PageHead } from './page-head.ts';
export {
  cookieOfApp,
  explainSiteContext,
  siteContextOf,
  type SiteContext,
} from './site-context.ts';
