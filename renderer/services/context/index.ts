export { createContext, type ContextManager } from './create-context.ts';
