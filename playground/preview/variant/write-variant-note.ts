import '../preview-note.css';
import { createWindowEnvironment } from '../../environment/environment.ts';
import type { ShownVariant } from './decide-variant.ts';
import { describeVariant } from './describe-variant.ts';

/** Writes above the page which variant a preview shows, in the language that the tools are in. */
export function writeVariantNote(window: Window, shown: ShownVariant): void {
  const { document } = window;
  const setting = createWindowEnvironment(window).readSetting('language');
  const { text, language } = describeVariant(shown, setting);
  const note = document.createElement('aside');
  note.className = 'preview-note';
  note.lang = language;
  note.dataset['outcome'] = shown.outcome;
  note.textContent = text;
  document.body.prepend(note);
}
