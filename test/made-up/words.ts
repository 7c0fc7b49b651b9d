import type { FormatWords } from '../../src/words/formats/words.ts';
import type { HowItIsPlayed } from '../../src/words/how/say.ts';
import type { QuartetFinding, QuartetReasons } from './quartet.ts';

export const quartetWords: Readonly<Record<'en' | 'de' | 'es' | 'fr', FormatWords<QuartetReasons, QuartetFinding>>> = {
  en: {
    name: 'Quartets',
    about: 'Tables of four, three sittings; the best of a table gathers most petals.',
    presets: { garden: 'Three petals for the first', meadow: 'Five petals for the first' },
    settings: { first: 'Petals for the first of a table' },
    choices: {},
    criteria: { petals: 'Petals' },
    counts: { petals_one: '{{count}} petal', petals_other: '{{count}} petals' },
    findings: { 'same-bed': '{{players}} sat together before ({{size, times}}).' },
    reasons: {
      'label-sitting': 'Sitting {{round}} of three',
      'seated-by-lot': 'Table {{table}} was drawn by lot.',
      'no-fourth': '{{player}} sits out: there was no fourth.',
      gathered: '{{player}} has gathered {{petals, petals}}.',
      'most-gathered': 'The most petals after three sittings: {{players}}.',
    },
  },
  de: {
    name: 'Vierertische',
    about: 'Tische zu viert, drei Sitzungen; wer am Tisch vorn liegt, sammelt die meisten Blätter.',
    presets: { garden: 'Drei Blätter für den Ersten', meadow: 'Fünf Blätter für den Ersten' },
    settings: { first: 'Blätter für den Ersten am Tisch' },
    choices: {},
    criteria: { petals: 'Blätter' },
    counts: { petals_one: '{{count}} Blatt', petals_other: '{{count}} Blätter' },
    findings: { 'same-bed': '{{players}} saßen schon zusammen ({{size, times}}).' },
    reasons: {
      'label-sitting': 'Sitzung {{round}} von drei',
      'seated-by-lot': 'Tisch {{table}} wurde ausgelost.',
      'no-fourth': '{{player}} setzt aus: Es fehlte der vierte Platz.',
      gathered: '{{player}} hat {{petals, petals}} gesammelt.',
      'most-gathered': 'Die meisten Blätter nach drei Sitzungen: {{players}}.',
    },
  },
  es: {
    name: 'Cuartetos',
    about: 'Mesas de cuatro, tres sesiones; el mejor de la mesa reúne más pétalos.',
    presets: { garden: 'Tres pétalos para el primero', meadow: 'Cinco pétalos para el primero' },
    settings: { first: 'Pétalos para el primero de la mesa' },
    choices: {},
    criteria: { petals: 'Pétalos' },
    counts: { petals_one: '{{count}} pétalo', petals_other: '{{count}} pétalos' },
    findings: { 'same-bed': '{{players}} ya compartieron mesa ({{size, times}}).' },
    reasons: {
      'label-sitting': 'Sesión {{round}} de tres',
      'seated-by-lot': 'La mesa {{table}} salió por sorteo.',
      'no-fourth': '{{player}} descansa: faltaba un cuarto.',
      gathered: '{{player}} ha reunido {{petals, petals}}.',
      'most-gathered': 'Más pétalos tras tres sesiones: {{players}}.',
    },
  },
  fr: {
    name: 'Quatuors',
    about: 'Tables de quatre, trois séances ; le premier d’une table récolte le plus de pétales.',
    presets: { garden: 'Trois pétales pour le premier', meadow: 'Cinq pétales pour le premier' },
    settings: { first: 'Pétales pour le premier d’une table' },
    choices: {},
    criteria: { petals: 'Pétales' },
    counts: { petals_one: '{{count}} pétale', petals_other: '{{count}} pétales' },
    findings: { 'same-bed': '{{players}} étaient déjà à la même table ({{size, times}}).' },
    reasons: {
      'label-sitting': 'Séance {{round}} sur trois',
      'seated-by-lot': 'La table {{table}} a été tirée au sort.',
      'no-fourth': '{{player}} est exempt : il manquait un quatrième.',
      gathered: '{{player}} a récolté {{petals, petals}}.',
      'most-gathered': 'Le plus de pétales après trois séances : {{players}}.',
    },
  },
};

export const quartetHow: HowItIsPlayed<{ readonly first: number }> = {
  en: ({ first }) => [{ cite: 'QT-3', text: `The first of a table gathers ${first} petals.` }],
  de: ({ first }) => [{ cite: 'QT-3', text: `Wer am Tisch Erster wird, sammelt ${first} Blätter.` }],
  es: ({ first }) => [{ cite: 'QT-3', text: `El primero de la mesa reúne ${first} pétalos.` }],
  fr: ({ first }) => [{ cite: 'QT-3', text: `Le premier d’une table récolte ${first} pétales.` }],
};
