import {
  conclude,
  type Outcome,
  type Place,
  publicNames,
  roundLabel,
  type State,
  tableOf,
} from '../../engine/index.ts';
import type { Topic } from '../../protocol/wire-webhooks.ts';
import type { Webhook } from '../../store/index.ts';
import { type ChatWords, sayChat } from '../../words/chat/index.ts';
import { type Language, labelText, languageFor, resultText } from '../../words/index.ts';

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
  state: State,
  address: string | undefined,
): string {
  const title = state.facts.about?.name ?? '';
  const lines = linesOf(languageFor(webhook.language), event, state);
  const message = { title, lines, ...(address !== undefined && { address }) };
  return JSON.stringify(webhook.kind === 'slack' ? slack(message) : discord(message));
}

const simple: Readonly<Partial<Record<Topic, keyof ChatWords>>> = {
  'tournament.started': 'started',
  'tournament.reopened': 'reopened',
  'round.time': 'time',
  'round.unwound': 'unwound',
  'round.published': 'published',
  'round.closed': 'closed',
  'game.ready': 'ready',
  'game.cancelled': 'cancelled',
  'outcome.recorded': 'recorded',
  'outcome.corrected': 'corrected',
  'outcome.removed': 'removed',
};

function linesOf(language: Language, { topic, data }: WebhookEvent, state: State): string[] {
  const about = data as About;
  const names = publicNames(state.facts);
  if (topic === 'tournament.finished') {
    const winners = (about.winners ?? []).map(names);
    return [winners.length > 0 ? sayChat(language, 'finished', { winners }) : sayChat(language, 'over')];
  }
  const number = about.round ?? about.place?.round ?? 0;
  const label = roundLabel(state, number);
  const round = label ? labelText(language, label) : sayChat(language, 'round', { round: number });
  const table = about.place && tableOf(state.facts.rounds[number - 1], about.place.match);
  const seats = table?.seats ?? [];
  const recorded = table?.games[(about.place?.game ?? 1) - 1]?.recorded?.outcome;
  const sentence = sayChat(language, simple[topic] ?? 'started', {
    round,
    table: table?.number ?? about.place?.match ?? 0,
    players: seats.map(names).join(' – '),
    result: recorded ? said(language, recorded, seats.length) : '',
  });
  if (topic === 'round.published') return [sentence, ...pairings(language, state, number)];
  return topic === 'round.closed' ? [sentence, ...leaders(language, state)] : [sentence];
}

const said = (language: Language, outcome: Outcome, seats: number): string =>
  resultText(language, outcome, Math.max(2, seats));

function pairings(language: Language, state: State, number: number): string[] {
  const names = publicNames(state.facts);
  const { tables = [], byes = [] } = state.facts.rounds[number - 1] ?? {};
  const more = tables.length - MAX_TABLES;
  return [
    ...tables
      .slice(0, MAX_TABLES)
      .map((table) => sayChat(language, 'table', { table: table.number, players: table.seats.map(names).join(' – ') })),
    ...(more > 0 ? [sayChat(language, 'more', { count: more })] : []),
    ...(byes.length > 0 ? [sayChat(language, 'bye', { players: byes.map(names) })] : []),
  ];
}

function leaders(language: Language, state: State): string[] {
  const names = publicNames(state.facts);
  return conclude(state)
    .standings.slice(0, SHOWN_PLACES)
    .map(({ place, player }) => sayChat(language, 'place', { place, player: names(player) }));
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
