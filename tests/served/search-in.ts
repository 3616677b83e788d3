import { Parser } from 'htmlparser2';

/** Holds the search that a document shows. */
export interface DisplayedSearch {
  readonly heading: string | undefined;
  readonly urls: readonly string[];
  readonly robots: string | undefined;
  readonly title: string | undefined;
  readonly field: string | undefined;
}

/** Reads what a document says of its search. */
export function searchIn(html: string): DisplayedSearch {
  const urls: string[] = [];
  const texts = new Map<string, string>();
  let robots: string | undefined;
  let field: string | undefined;
  let inside: string | undefined;
  const parser = new Parser({
    onopentag(name, { class: own = '', ...attributes }) {
      if (own === 'search-results__link') urls.push(attributes['href'] ?? '');
      if ('data-search-term' in attributes) field = attributes['value'];
      if (name === 'meta' && attributes['name'] === 'robots') robots = attributes['content'];
      if (own.includes('search-results__heading')) inside = 'heading';
      if (name === 'title' && !texts.has('title')) inside = 'title';
    },
    ontext(text) {
      if (inside) texts.set(inside, (texts.get(inside) ?? '') + text);
    },
    onclosetag(name) {
      if (name === 'h2' || name === 'title') inside = undefined;
    },
  });
  parser.end(html);
  return { heading: texts.get('heading'), title: texts.get('title'), urls, robots, field };
}
