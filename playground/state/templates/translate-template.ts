import { findHome } from '#fixtures';
import { experience } from '../../environment/experience.ts';
import texts from './texts.json' with { type: 'json' };

/** The texts of templates in other languages, by the English ones; `#` stands for a number. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = texts;

/** A string of the page's JSON that has no escapes, as no text or address of a template has. */
const STRING = /"(?<content>[^"\\]*)"/g;
/** A text to be replaced, within markup as well. */
const PLACEHOLDER = /\[[^\]]*\]/g;
const NUMBER = /\d+/;

/**
 * Translates the page of a template: the texts that are to be replaced, the page's title, and links
 * to a segment's home. A text without a translation stays English.
 */
export function translateTemplate(page: string, locale: string): string {
  return page.replaceAll(STRING, (_, content: string) => {
    const text = content.startsWith('/')
      ? findHomeIn(content, locale)
      : translate(content, locale).replaceAll(PLACEHOLDER, (part) => translate(part, locale));
    return JSON.stringify(text);
  });
}

function translate(text: string, locale: string): string {
  const number = NUMBER.exec(text)?.[0] ?? '';
  return TEXTS[text.replace(NUMBER, '#')]?.[locale]?.replace('#', number) ?? text;
}

function findHomeIn(address: string, locale: string): string {
  const home = findHome(address, experience);
  const segment = experience.segments?.find(({ id }) => id === home?.segment);
  return (home?.path === address ? segment?.homes[locale] : undefined) ?? address;
}
