import { hasLeft } from '../../stages/match.ts';
import type { Criterion, PlayerId, Race, RaceRow, Reason, Standing, Verdict } from '../../tournament/index.ts';
import type { Qualification, Through } from './qualification.ts';
import { because } from './reasons.ts';
import type { LeagueHistory, Line } from './sheet.ts';

const criteriaOf = (line: Line, seed: number | undefined): Criterion[] => [
  ...(seed === undefined ? [] : [{ name: 'seed', value: seed }]),
  { name: 'points', value: { halves: line.points } },
  { name: 'matches', value: line.matches },
  { name: 'byes', value: line.byes },
];

const rules = { threshold: 'HK-10', playoff: 'HK-13', left: 'HK-14', instead: 'HK-14' } as const;
const codes = {
  threshold: 'qualified',
  playoff: 'qualified-by-playoff',
  left: 'qualified-as-left',
  instead: 'qualified-instead',
} as const;

function whyThrough(line: Line, seed: number, { how, round, byLot }: Through): Reason[] {
  const { player, points, matches, reached } = line;
  const figures = { player, seed, phase: round, points: { halves: points }, matches };
  const why = [because(rules[how], codes[how], figures)];
  if (how === 'threshold' && reached) {
    const { at, opponent } = reached;
    const moment = { player, opponent, at, matches: reached.matches, points: { halves: reached.points } };
    why.push(because('HK-11', 'seed-by-completion', { ...moment, seed }));
  }
  if (byLot) why.push(because(how === 'threshold' ? 'HK-12' : 'HK-14', 'by-lot', { player, seed }));
  return why;
}

function whyNot(line: Line, left: boolean, { over, playoffs }: Qualification): Reason {
  const { player, points, matches, byes } = line;
  const figures = { player, points: { halves: points }, matches, byes };
  if (left) return because('HK-14', 'withdrew', figures);
  if (over) return because('HK-26', 'not-qualified', figures);
  const inPlayoff = playoffs.some(({ contenders }) => contenders.includes(player));
  return inPlayoff ? because('HK-13', 'in-playoff', figures) : because('HK-26', 'league-points', figures);
}

/** HK-26: those through in order of seed; the others by points, then fewer matches; those withdrawn last. */
export function concludeLeague(history: LeagueHistory, { seeds, over }: Qualification): Verdict {
  const settled = over ? [because('HK-10', 'qualification-over', { players: seeds })] : [];
  const why = history.ended ? [because('DK-8', 'ended-early', { players: [] })] : settled;
  return { finished: history.ended, winners: [], why, through: seeds };
}

export function leagueStandings(history: LeagueHistory, qualification: Qualification): Standing[] {
  const { through } = qualification;
  const seedNumber = new Map(seedsShown(history, qualification).map((id, at) => [id, at + 1]));
  const rows = inOrder(history, qualification);
  let place = 1;
  return rows.map((line, at): Standing => {
    const above = rows[at - 1];
    if (!above || compareRows(history, seedNumber, above, line) !== 0) place = at + 1;
    const { player } = line;
    const seed = seedNumber.get(player);
    const how = through.get(player);
    const left = hasLeft(history, player);
    return {
      place,
      player,
      state: left
        ? 'dropped'
        : seed !== undefined
          ? 'qualified'
          : isOut(qualification, player)
            ? 'eliminated'
            : 'active',
      criteria: criteriaOf(line, seed),
      why: seed === undefined ? [whyNot(line, left, qualification)] : how ? whyThrough(line, seed, how) : [],
    };
  });
}

const isOut = ({ over, active, playoffs }: Qualification, player: PlayerId): boolean =>
  over || !(active.includes(player) || playoffs.some(({ contenders }) => contenders.includes(player)));

/** Through, or still playing for it. */
export function playersIn(history: LeagueHistory, qualification: Qualification): readonly PlayerId[] {
  const seeds = new Set(seedsShown(history, qualification));
  return history.field.filter((id) => !hasLeft(history, id) && (seeds.has(id) || !isOut(qualification, id)));
}

const compareRows = (history: LeagueHistory, seeds: ReadonlyMap<PlayerId, number>, a: Line, b: Line): number => {
  const none = seeds.size + 1;
  const left = (line: Line) => (hasLeft(history, line.player) ? 1 : 0);
  return (
    (seeds.get(a.player) ?? none) - (seeds.get(b.player) ?? none) ||
    left(a) - left(b) ||
    b.points - a.points ||
    a.matches - b.matches
  );
};

/** DK-5: once the bracket is drawn its seeds stay, whatever the results would make them now. */
const seedsShown = (history: LeagueHistory, { seeds }: Qualification): readonly PlayerId[] =>
  history.handedOver ?? seeds;

function inOrder(history: LeagueHistory, qualification: Qualification): Line[] {
  const seedNumber = new Map(seedsShown(history, qualification).map((id, at) => [id, at + 1]));
  return [...qualification.lines.values()].sort((a, b) => compareRows(history, seedNumber, a, b));
}

/** The race for the places, phase by phase. */
export function raceShown(history: LeagueHistory, qualification: Qualification): Race {
  const { through, over } = qualification;
  const seeds = seedsShown(history, qualification);
  const rows = inOrder(history, qualification).map((line): RaceRow => {
    const { player, points, matches, byes, phases, reached } = line;
    const how = through.get(player);
    const seed = seeds.indexOf(player) + 1;
    const moment = how?.how === 'threshold' && reached ? { at: reached.at } : {};
    return {
      player,
      points: { halves: points },
      matches,
      byes,
      phases,
      ...(seed > 0 && { seed }),
      ...(how && { qualified: { phase: how.round, ...moment } }),
      dropped: hasLeft(history, player),
    };
  });
  const { qualifiers, points } = history.config;
  return { places: qualifiers, threshold: { halves: points }, over, rows };
}
