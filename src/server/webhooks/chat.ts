import { type Derived, type Outcome, type Place, publicNames, roundLabel, tableOf } from '../../engine/index.ts';
import type { Topic } from '../../protocol/wire-webhooks.ts';
import type { Webhook } from '../../store/index.ts';
import { type Language, labelText, languageFor, resultText, translator } from '../../words/index.ts';

/** Ready-made messages for chats: what happened, in a sentence or two, with the names that the public reads (DK-16). */

/** Something that game servers and chats are notified of. */
export interface WebhookEvent {
  readonly topic: Topic;
  readonly data: Readonly<Record<string, unknown>>;
}

interface ChatMessage {
  readonly title: string;
  readonly lines: readonly string[];
  /** The public page, where the server knows its address. */
  readonly address?: string;
}

const MAX_TABLES = 30;
const SHOWN_PLACES = 5;
/** Discord takes 2,000 characters; the rest is for marks. */
const MAX_LENGTH = 1_800;

/** What a chat hears of unless it says otherwise: a message with every game would be too much. */
export const chatTopics: readonly Topic[] = [
  'tournament.started',
  'tournament.finished',
  'round.published',
  'round.closed',
  'round.time',
  'outcome.corrected',
];

export const isChat = ({ kind }: Pick<Webhook, 'kind'>): boolean => kind !== 'signed';

interface About {
  readonly round?: number;
  readonly place?: Place;
  readonly winners?: readonly string[];
}

export function chatBody(
  webhook: Pick<Webhook, 'kind' | 'language'>,
  event: WebhookEvent,
  derived: Derived,
  address: string | undefined,
): string {
  const title = derived.facts.about?.name ?? '';
  const lines = linesOf(languageFor(webhook.language), event, derived);
  const message = { title, lines, ...(address !== undefined && { address }) };
  return JSON.stringify(webhook.kind === 'slack' ? slack(message) : discord(message));
}

const simple = {
  'tournament.started': 'chat.started',
  'tournament.reopened': 'chat.reopened',
  'round.time': 'chat.time',
  'round.unwound': 'chat.unwound',
  'round.published': 'chat.published',
  'round.closed': 'chat.closed',
  'game.ready': 'chat.ready',
  'game.cancelled': 'chat.cancelled',
  'outcome.recorded': 'chat.recorded',
  'outcome.corrected': 'chat.corrected',
  'outcome.removed': 'chat.removed',
} as const satisfies Readonly<Partial<Record<Topic, string>>>;

const isSimple = (topic: Topic): topic is keyof typeof simple => topic in simple;

function linesOf(language: Language, { topic, data }: WebhookEvent, derived: Derived): string[] {
  const t = translator(language);
  const about = data as About;
  const names = publicNames(derived.facts);
  if (topic === 'tournament.finished') {
    const winners = (about.winners ?? []).map(names);
    return [winners.length > 0 ? t('chat.finished', { winners }) : t('chat.over')];
  }
  const number = about.round ?? about.place?.round ?? 0;
  const label = roundLabel(derived, number);
  const round = label ? labelText(language, label) : t('chat.round', { round: number });
  const table = about.place && tableOf(derived.facts.rounds[number - 1], about.place.match);
  const seats = table?.seats ?? [];
  const recorded = table?.games[(about.place?.game ?? 1) - 1]?.recorded?.outcome;
  const sentence = t(isSimple(topic) ? simple[topic] : 'chat.started', {
    round,
    table: table?.number ?? about.place?.match ?? 0,
    players: seats.map(names).join(' – '),
    result: recorded ? said(language, recorded, seats.length) : '',
  });
  if (topic === 'round.published') return [sentence, ...pairings(language, derived, number)];
  return topic === 'round.closed' ? [sentence, ...leaders(language, derived)] : [sentence];
}

const said = (language: Language, outcome: Outcome, seats: number): string =>
  resultText(language, outcome, Math.max(2, seats));

function pairings(language: Language, { facts }: Derived, number: number): string[] {
  const t = translator(language);
  const names = publicNames(facts);
  const { tables = [], byes = [] } = facts.rounds[number - 1] ?? {};
  const more = tables.length - MAX_TABLES;
  return [
    ...tables
      .slice(0, MAX_TABLES)
      .map((table) => t('chat.table', { table: table.number, players: table.seats.map(names).join(' – ') })),
    ...(more > 0 ? [t('chat.more', { count: more })] : []),
    ...(byes.length > 0 ? [t('chat.bye', { players: byes.map(names) })] : []),
  ];
}

function leaders(language: Language, { facts, standings }: Derived): string[] {
  const t = translator(language);
  const names = publicNames(facts);
  return standings.slice(0, SHOWN_PLACES).map(({ place, player }) => t('chat.place', { place, player: names(player) }));
}

/** Names may contain anything: in a chat they must not become markup, links or mentions. */
const inDiscord = (text: string): string =>
  text.replace(/[\\*_~`|>#[\]()@<-]/g, (mark) => `\\${mark}`).replaceAll('://', ':\\/\\/');
const inSlack = (text: string): string =>
  text.replace(/[&<>]/g, (mark) => (mark === '&' ? '&amp;' : mark === '<' ? '&lt;' : '&gt;'));

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

const discord = ({ title, lines, address }: ChatMessage) => ({
  username: 'Tiltyard',
  content: [cut([`**${inDiscord(title)}**`, ...lines.map(inDiscord)].join('\n')), ...(address ? [address] : [])].join(
    '\n',
  ),
  allowed_mentions: { parse: [] },
});

const slack = ({ title, lines, address }: ChatMessage) => {
  const text = cut([`*${inSlack(title)}*`, ...lines.map(inSlack)].join('\n'));
  return {
    text: [title, ...lines].map(inSlack).join(' ').slice(0, MAX_LENGTH),
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: address ? `${text}\n<${address}>` : text, verbatim: true } },
    ],
    unfurl_links: false,
  };
};
