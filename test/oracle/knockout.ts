import { checkBracket, checkBracketDraw, isBracketStage } from './bracket.ts';
import type { Diary } from './diary.ts';
import { checkGames, checkSeeds } from './hybrid.ts';
import type { Oracle } from './verdict.ts';

/** Knockout, KO-1: the bracket of the next power of two, played by HK-15 to HK-26. */

export const knockout: Oracle = {
  drawn(diary, event, findings) {
    if (event.type === 'StagesPlanned') {
      const { size = 0 } = ((event.stages as Diary['stages'])[0]?.config ?? {}) as { size?: number };
      const players = Math.max(2, diary.present.length);
      findings.holds('KO-1', `a bracket of ${size} for ${players}`, size >= players && size < 2 * players, size);
      findings.same('KO-1', 'a power of two', Number.isInteger(Math.log2(size)), true);
    }
    if (!isBracketStage(diary, event)) return;
    if (event.round === 1 && event.type === 'RoundPaired') {
      checkSeeds(diary, event, findings);
      // The best seeds have the walkovers: as many as seeds are missing, from seed 1 on.
      const walkovers = (event.tables as { seats: string[]; bracketMatch?: number }[]).filter(
        ({ seats }) => seats.length === 1,
      );
      const missing = diary.stageConfig<{ size: number }>(0).size - diary.present.length;
      findings.same(
        'KO-1',
        'walkovers of the first round',
        walkovers.map(({ bracketMatch = 0 }) => bracketMatch).sort((a, b) => a - b),
        Array.from({ length: missing }, (_, at) => at + 1),
      );
    }
    checkBracketDraw(diary, event, findings);
  },

  concluded(diary, verdict, findings, command) {
    if (diary.stages.length === 0) return;
    checkGames(diary, findings);
    checkBracket(diary, verdict, findings, command);
  },
};
