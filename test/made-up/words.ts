import type { FormatWords } from '../../src/words/formats/words.ts';
import type { HowItIsPlayed } from '../../src/words/how/say.ts';
import type { QuartetFinding, QuartetReasons } from './quartet.ts';

export const quartetWords: Readonly<Record<'en' | 'de' | 'es' | 'fr', FormatWords<QuartetReasons, QuartetFinding>>> = {
  en: {
    name: 'Quartets',
    about: 'Tables of four, three sittings; whoever gathers most petals wins.',
    presets: { garden: 'Up to three petals', meadow: 'Up to five petals' },
    settings: { first: 'Most petals at a table' },
    choices: {},
    criteria: { petals: 'Petals' },
    counts: { petals_one: '{{count}} petal', petals_other: '{{count}} petals' },
    findings: { 'same-bed': '{{players}} sat together before ({{size, times}}).' },
    reasons: {
      'form-petals': 'Petals gathered',
      'label-sitting': 'Sitting {{round}} of three',
      'seated-by-lot': 'Table {{table}} was drawn by lot.',
      'no-fourth': '{{player}} sits out: there was no fourth.',
      gathered: '{{player}} has gathered {{petals, petals}}.',
      'most-gathered': 'The most petals after three sittings: {{players}}.',
    },
  },
  de: {
    name: 'Vierertische',
    about: 'Tische zu viert, drei Sitzungen; wer die meisten Blätter sammelt, gewinnt.',
    presets: { garden: 'Bis zu drei Blätter', meadow: 'Bis zu fünf Blätter' },
    settings: { first: 'Höchstens Blätter je Tisch' },
    choices: {},
    criteria: { petals: 'Blätter' },
    counts: { petals_one: '{{count}} Blatt', petals_other: '{{count}} Blätter' },
    findings: { 'same-bed': '{{players}} saßen schon zusammen ({{size, times}}).' },
    reasons: {
      'form-petals': 'Gesammelte Blätter',
      'label-sitting': 'Sitzung {{round}} von drei',
      'seated-by-lot': 'Tisch {{table}} wurde ausgelost.',
      'no-fourth': '{{player}} setzt aus: Es fehlte der vierte Platz.',
      gathered: '{{player}} hat {{petals, petals}} gesammelt.',
      'most-gathered': 'Die meisten Blätter nach drei Sitzungen: {{players}}.',
    },
  },
  es: {
    name: 'Cuartetos',
    about: 'Mesas de cuatro, tres sesiones; gana quien más pétalos reúne.',
    presets: { garden: 'Hasta tres pétalos', meadow: 'Hasta cinco pétalos' },
    settings: { first: 'Máximo de pétalos por mesa' },
    choices: {},
    criteria: { petals: 'Pétalos' },
    counts: { petals_one: '{{count}} pétalo', petals_other: '{{count}} pétalos' },
    findings: { 'same-bed': '{{players}} ya compartieron mesa ({{size, times}}).' },
    reasons: {
      'form-petals': 'Pétalos reunidos',
      'label-sitting': 'Sesión {{round}} de tres',
      'seated-by-lot': 'La mesa {{table}} salió por sorteo.',
      'no-fourth': '{{player}} descansa: faltaba un cuarto.',
      gathered: '{{player}} ha reunido {{petals, petals}}.',
      'most-gathered': 'Más pétalos tras tres sesiones: {{players}}.',
    },
  },
  fr: {
    name: 'Quatuors',
    about: 'Tables de quatre, trois séances ; qui récolte le plus de pétales gagne.',
    presets: { garden: 'Jusqu’à trois pétales', meadow: 'Jusqu’à cinq pétales' },
    settings: { first: 'Maximum de pétales par table' },
    choices: {},
    criteria: { petals: 'Pétales' },
    counts: { petals_one: '{{count}} pétale', petals_other: '{{count}} pétales' },
    findings: { 'same-bed': '{{players}} étaient déjà à la même table ({{size, times}}).' },
    reasons: {
      'form-petals': 'Pétales récoltés',
      'label-sitting': 'Séance {{round}} sur trois',
      'seated-by-lot': 'La table {{table}} a été tirée au sort.',
      'no-fourth': '{{player}} est exempt : il manquait un quatrième.',
      gathered: '{{player}} a récolté {{petals, petals}}.',
      'most-gathered': 'Le plus de pétales après trois séances : {{players}}.',
    },
  },
};

export const quartetHow: HowItIsPlayed<{ readonly first: number }> = {
  en: ({ first }) => [{ cite: 'QT-3', text: `At each table you gather up to ${first} petals.` }],
  de: ({ first }) => [{ cite: 'QT-3', text: `An jedem Tisch sammelt man bis zu ${first} Blätter.` }],
  es: ({ first }) => [{ cite: 'QT-3', text: `En cada mesa se reúnen hasta ${first} pétalos.` }],
  fr: ({ first }) => [{ cite: 'QT-3', text: `À chaque table, on récolte jusqu’à ${first} pétales.` }],
};
