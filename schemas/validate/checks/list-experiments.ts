import { isRecord } from '../../is-record.ts';

/** An experiment as far as others may be in its way. */
export interface ListedExperiment {
  readonly key: string;
  readonly experimentUrl: string;
  readonly isRunning: boolean;
}

/** Lists the experiments of a document that is a list of them; any other has none. */
export function listExperiments(document: unknown): ListedExperiment[] {
  const list = isRecord(document) ? document['experiments'] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((experiment: unknown) => {
    if (!isRecord(experiment)) return [];
    const { key, experimentUrl, ended } = experiment;
    return typeof key === 'string' && typeof experimentUrl === 'string'
      ? [{ key, experimentUrl, isRunning: ended !== true }]
      : [];
  });
}

/** Those of all lists without those of one of them, each as often as it is there. */
export function dropOwn(
  all: readonly ListedExperiment[],
  own: readonly ListedExperiment[],
): ListedExperiment[] {
  const names = own.map((each) => JSON.stringify(each));
  return all.filter((each) => {
    const index = names.indexOf(JSON.stringify(each));
    if (index !== -1) names.splice(index, 1);
    return index === -1;
  });
}
