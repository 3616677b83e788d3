export { fetchVisitorContext, mayHaveContext } from './fetch-visitor-context.ts';
export type { ClientContext } from './fetch-client-context.ts';
