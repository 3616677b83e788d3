export { createEvents, type EventListener, type Events } from './create-events.ts';
