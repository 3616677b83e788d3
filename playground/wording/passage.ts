/** A stretch of a text, and its language where that is not the one of the tool. */
export interface Run {
  readonly text: string;
  readonly lang?: 'en';
}

/** A text of which parts may stand in English, because nobody has translated them. */
export type Passage = readonly Run[];

/** The English text of a problem in a tool of another language. */
export function toEnglish(text: string): Passage {
  return [{ text, lang: 'en' }];
}

/** Joins runs, those of one language to one run. */
export function joinRuns(runs: readonly Run[]): Passage {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.lang === run.lang) joined[joined.length - 1] = append(last, run.text);
    else if (run.text !== '') joined.push(run);
  }
  return joined;
}

function append(run: Run, text: string): Run {
  return { ...run, text: run.text + text };
}

/** Returns the text alone, for a place that has no markup, such as a title. */
export function getText(passage: Passage): string {
  return passage.map(({ text }) => text).join('');
}
