import { withoutSurplus } from '../config/index.ts';
import { componentNotLoaded, unknownPart, type Fault } from '../errors/index.ts';
import { isRecord, prepareProps, refusedImages } from '../page/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Entry, Registry } from '../registry/index.ts';
import { hyphenatorOf } from './hyphenator-of.ts';
import type { FrameData } from './load-cms-data.ts';

/**
 * Holds the content of each shell part against that part's own check. What is wrong costs the part
 * its content and no other; what is surplus is only reported: the content service may be newer than
 * we are.
 */
export async function checkFrameData(
  answer: object,
  registry: Registry,
  { locale, experience, host, report }: Pick<Platform, 'locale' | 'experience' | 'host' | 'report'>,
): Promise<FrameData> {
  const frame = new Map<string, object>();
  const hyphenate = await hyphenatorOf(host, locale);
  const members = Object.entries(answer).filter(([name]) => name !== '$schema');
  await Promise.all(
    members.map(async ([id, value]) => {
      const entry = registry.get('shell', id);
      if (!entry) {
        report({ ...unknownPart('shell part', id, registry.ids('shell')), severity: 'warning' });
        return;
      }
      const { faults, data } = await checkPart(entry, value, {
        locale,
        hyphenate,
        imageOrigin: experience.imageOrigin,
      });
      faults.forEach((fault) => report({ ...fault, pointer: `/${id}${fault.pointer}` }));
      if (data) frame.set(id, data);
    }),
  );
  return frame;
}

interface CheckedPart {
  readonly faults: readonly Fault[];
  /** Left out where it cannot be shown. */
  readonly data?: object;
}

async function checkPart(
  entry: Entry,
  value: unknown,
  options: Parameters<typeof prepareProps>[2],
): Promise<CheckedPart> {
  try {
    const { check, shape } = await entry.check();
    const read = withoutSurplus(check, value);
    if (!read.ok || !isRecord(read.value)) return { faults: read.ok ? [] : read.faults };
    const surplus = read.surplus.map((fault): Fault => ({ ...fault, severity: 'warning' }));
    const faults = [...surplus, ...refusedImages(read.value, shape)];
    return { faults, data: prepareProps(read.value, shape, options) };
  } catch (error) {
    return { faults: [componentNotLoaded(entry.id, '', error)] };
  }
}
