import { listText, namesOf, numberText } from '../../words/index.ts';
import { headlineOf, leadersOf } from './headline.ts';
import type { Seen } from './use-public-view.ts';
import type { Speech } from './words.ts';

/** A name in a script that runs the other way would turn what stands beside it in a sentence; marked, it keeps to itself. */
const isolated = (name: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;

/** What is worth telling of the round that has just ended. */
interface Happenings {
  readonly leaders: { readonly players: readonly string[]; readonly value: number };
  readonly upset?: {
    readonly winner: string;
    readonly loser: string;
    readonly rating: number;
    readonly against: number;
  };
  /** Who rose by the most places. */
  readonly climber?: { readonly player: string; readonly by: number; readonly place: number };
  /** Who played in it and is not in any more. */
  readonly out: readonly string[];
  readonly through: readonly string[];
}

/** Anything less is not a surprise. */
const SURPRISE = 100;
/** Less than this is a step, not a climb. */
const CLIMB = 3;

function happenings({ about, rounds, standings, players, board }: Seen): Happenings {
  const last = rounds.at(-1);
  const seated = new Set(last?.matches.flatMap(({ seats }) => seats));
  const first = leadersOf(about, standings);
  const knockout = board.kind === 'bracket' && board.bracket !== undefined;
  const ratings = new Map(players.flatMap(({ id, rating }) => (rating === undefined ? [] : [[id, rating]])));
  const upsets = (last?.matches ?? []).flatMap(({ seats, winners }) => {
    const [winner] = winners;
    const loser = seats.find((player) => player !== winner);
    if (seats.length !== 2 || winner === undefined || loser === undefined) return [];
    const [rating, against] = [ratings.get(winner), ratings.get(loser)];
    if (rating === undefined || against === undefined || against - rating < SURPRISE) return [];
    return [{ winner, loser, rating, against }];
  });
  const climb = Math.max(0, ...standings.map(({ moved = 0 }) => moved));
  const climber = standings.find(({ moved }) => moved === climb);
  const [upset] = upsets.sort((a, b) => b.against - b.rating - (a.against - a.rating));
  return {
    leaders: {
      players: knockout ? [] : first.map(({ player }) => player),
      value: (first[0] && headlineOf(about, first[0])) ?? 0,
    },
    ...(upset && { upset }),
    ...(climb >= CLIMB && climber && { climber: { player: climber.player, by: climb, place: climber.place } }),
    out: standings
      .filter(({ player, state }) => state === 'eliminated' && seated.has(player))
      .map(({ player }) => player),
    through: about.through.filter((player) => seated.has(player)),
  };
}

/** The same in words, for the wall and the public page. */
export function told({ t, language }: Speech, view: Seen): { title: string; text: string }[] {
  const nameOf = namesOf(view.players);
  const names = (player: string) => isolated(nameOf(player));
  const list = (players: readonly string[]) => listText(language, players.map(names));
  const { leaders, upset, climber, out, through } = happenings(view);
  return [
    ...(leaders.players.length > 0 && leaders.players.length <= 4
      ? [
          {
            title: t('wall.inFront'),
            text: t('wall.leads', {
              count: leaders.players.length,
              names: list(leaders.players),
              points: numberText(language, leaders.value),
            }),
          },
        ]
      : []),
    ...(upset
      ? [
          {
            title: t('wall.upset'),
            text: t('wall.beat', {
              winner: `${names(upset.winner)} (${upset.rating})`,
              loser: `${names(upset.loser)} (${upset.against})`,
            }),
          },
        ]
      : []),
    ...(climber
      ? [
          {
            title: t('wall.movedUp'),
            text: t('wall.climbed', { name: names(climber.player), count: climber.by, place: climber.place }),
          },
        ]
      : []),
    ...(through.length > 0 ? [{ title: t('wall.through'), text: list(through) }] : []),
    ...(out.length > 0 ? [{ title: t('wall.outNow'), text: list(out) }] : []),
  ];
}
