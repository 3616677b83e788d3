import type { Problem } from '../../errors/index.ts';

/** A property that an element was to get is none that it may get. */
export function refusedProperty(feature: string, name: string, reason: string): Problem {
  return {
    code: 'refused-element-property',
    severity: 'error',
    pointer: '',
    message: `Refused property ${name} of the feature ${feature}: ${reason}.`,
    fix: 'Give it a name of its own, and JSON of 20,000 characters at most.',
  };
}

/** What an event of an element tells is not passed on. */
export function droppedDetail(feature: string, event: string, reason: string): Problem {
  return {
    code: 'dropped-event-detail',
    severity: 'warning',
    pointer: '',
    message: `Dropped detail of the event ${event} of the feature ${feature}: ${reason}.`,
    fix: 'Let the element give JSON of 20,000 characters at most as detail.',
  };
}
