import { describe, expect, test } from 'vitest';
import { createRegistry } from './create-registry.ts';
import { sampleI18n } from '../services/i18n/sample-i18n.testing.ts';
import { loadCode } from './load-code.ts';
import { sampleEntries, sampleRegistry, textEntry } from '../create-plan/sample-site.testing.ts';

const note = { kind: 'component', type: 'note' } as const;
const bar = { kind: 'shell', type: 'bar' } as const;

describe('loading what is to be rendered', () => {
  test('brings code, and messages in the language of the page', async () => {
    const { code, missing } = await loadCode([note, bar], sampleRegistry, sampleI18n('fr-BE'));

    expect([...code.keys()].toSorted()).toEqual(['component:note', 'shell:bar']);
    expect(code.get('shell:bar')?.messages).toEqual({ open: 'Open in fr-BE' });
    expect(code.get('component:note')?.messages).toBeUndefined();
    expect(missing.size).toBe(0);
  });

  test('loads each entry once, however often it stands on the page', async () => {
    let loads = 0;
    const counted = textEntry('counted', {
      load: () => {
        loads += 1;
        return Promise.resolve(() => null);
      },
    });
    const entries = Array.from(
      { length: 3 },
      () => ({ kind: 'component', type: 'counted' }) as const,
    );

    await loadCode(entries, createRegistry([counted]), sampleI18n('en-GB'));

    expect(loads).toBe(1);
  });

  test.each([
    ['code does not arrive', { load: () => Promise.reject(new Error('cut off')) }, 'cut off'],
    [
      'messages do not arrive',
      { messages: () => Promise.reject(new Error('cut off')) },
      'There are no words of component:broken in fr-BE or en-GB.',
    ],
  ])('says whose %s, and loads the rest', async (_, changes, reason) => {
    const registry = createRegistry([...sampleEntries, textEntry('broken', changes)]);
    const broken = { kind: 'component', type: 'broken' } as const;

    const { code, missing } = await loadCode([broken, note], registry, sampleI18n('fr-BE'));

    expect([...code.keys()]).toEqual(['component:note']);
    expect([...missing]).toEqual([
      [
        'component:broken',
        expect.objectContaining({
          code: 'component-not-loaded',
          message: `The code of broken could not be loaded: ${reason}`,
        }),
      ],
    ]);
  });

  test('reports an entry that the registry does not have', async () => {
    const absent = { kind: 'component', type: 'bar' } as const;

    const { missing } = await loadCode([absent], sampleRegistry, sampleI18n('en-GB'));

    expect(missing.get('component:bar')?.message).toContain('it is not registered');
  });
});
