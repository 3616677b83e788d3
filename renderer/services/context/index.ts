export { createContext, type ContextManager } from './create-context.ts';
export { createLiveVisitor, type LiveVisitor } from './create-live-visitor.ts';
