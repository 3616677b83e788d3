import { expect, test } from 'vitest';
import { unknownComponent } from '#schemas/problems/catalogue.ts';
import { wrongFormat } from '#schemas/problems/measures.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import {
  missingProperty,
  misplacedProperty,
  unknownProperty,
} from '#schemas/problems/value-problems.ts';
import { wrongType } from '#schemas/problems/wrong-type.ts';
import deDE from './sentences/de-DE.json' with { type: 'json' };
import frBE from './sentences/fr-BE.json' with { type: 'json' };
import nlBE from './sentences/nl-BE.json' with { type: 'json' };
import { createProblemTranslator, leaveEnglish, markEnglish } from './translate-problem.ts';
import { getText } from './passage.ts';

const inFrench = createProblemTranslator(frBE);
const spoken = (problem: Problem, translate = inFrench) => {
  const { message, fix } = translate(problem);
  return [getText(message), getText(fix)];
};

test('a problem is told with its values in the order of the language', () => {
  const problem = wrongType(['string', 'boolean'], '/title', { value: ['x'] });

  expect(spoken(problem)).toEqual([
    'Type incorrect : une liste de longueur 1 ; attendu : un texte ou true ou false.',
    'Écrivez ici un texte ou true ou false.',
  ]);
  expect(spoken(problem, createProblemTranslator(deDE))).toEqual([
    'Falscher Typ: eine Liste der Länge 1, erwartet: Text oder true oder false.',
    'Schreiben Sie hier Text oder true oder false.',
  ]);
});

test('an advice inside of a sentence is translated with it', () => {
  const problem = wrongType('string', '/title', { value: null });

  expect(spoken(problem, createProblemTranslator(nlBE))[1]).toBe(
    'Laat "title" weg als er geen is, of schrijf hier tekst.',
  );
});

test.each([
  ['ends a sentence', 'servise. It is not registered. card'],
  ['is a sentence of problems', 'Unknown component: x. It is not registered.'],
  ['looks like a placeholder', '{name} {list} $& %{a:b}%'],
  ['has several lines', 'servise\ncard'],
  ['is empty', ' '],
])('what an author wrote stays as it is where it %s', (_what, type) => {
  const [message] = spoken(unknownComponent(type, '/componentType', ['service-card']));

  expect(message).toBe(`Composant inconnu : ${type}. Il n’est pas enregistré.`);
});

test('a name with quotes is no two sentences', () => {
  const problem = misplacedProperty('a". Move it into "b', '/x', {
    holder: 'link',
    isTaken: false,
  });

  expect(spoken(problem)).toEqual([
    'Propriété mal placée : a". Move it into "b. Elle va dans "link".',
    'Déplacez-la dans "link".',
  ]);
});

test('the description of a schema stays English, and is marked as that', () => {
  const missing = inFrench(missingProperty('title', '/title', 'What it is about. In "words".'));
  const format = { value: 'x', description: 'A name. Unique in the page.', examples: ['a'] };
  const wrong = inFrench(wrongFormat('^a', '/id', format));

  expect(missing.fix).toEqual([
    { text: 'Ajoutez "title". ' },
    { text: 'What it is about. In "words".', lang: 'en' },
  ]);
  expect(wrong.fix).toEqual([
    { text: 'A name. Unique in the page.', lang: 'en' },
    { text: ' Exemple : "a".' },
  ]);
});

test('the description of a schema is translated by who knows it', () => {
  const translate = createProblemTranslator(frBE, (text) =>
    text === 'A name.' ? 'Un nom.' : text,
  );

  expect(translate(missingProperty('title', '/title', 'A name.')).fix).toEqual([
    { text: 'Ajoutez "title". Un nom.' },
  ]);
});

test('a sentence that no table has stays English as a whole', () => {
  const problem = { ...unknownProperty('x', '/x', { free: [] }), fix: 'Remove it. Then dance.' };

  expect(inFrench(problem)).toEqual({
    message: [{ text: 'Propriété inconnue : x.' }],
    fix: [{ text: 'Remove it. Then dance.', lang: 'en' }],
  });
  expect(inFrench({ ...problem, code: 'of-tomorrow' })).toEqual(
    markEnglish({ ...problem, code: 'of-tomorrow' }),
  );
});

test('in English a problem is what it is, and nothing is marked', () => {
  const problem = unknownProperty('x', '/x', { free: [] });

  expect(leaveEnglish(problem)).toEqual({
    message: [{ text: problem.message }],
    fix: [{ text: problem.fix }],
  });
});
