import { type Derived, type Round, type State, submit } from '../../engine/index.ts';
import { labelOfRound } from './rounds.ts';

/**
 * DK-26: whether the event is over with this round. Tried where it can be closed; while tables are open, the last one of
 * the rounds that were planned.
 */
export function endsWith(derived: Derived, state: State, round: Round): boolean {
  if (round.open === 0) {
    const command = { type: 'CloseRound', round: round.number } as const;
    const closed = submit(derived.formats, state, {
      commandId: 'dry-run',
      at: state.log.head?.at ?? 0,
      by: 'desk',
      command,
    });
    return closed.ok && closed.value.derived.verdict.finished;
  }
  const { facts } = state;
  const label = labelOfRound(derived, round.number);
  const last =
    label.code === 'label-round' && label.figures.of !== undefined && label.figures.round === label.figures.of;
  return last && facts.stage === facts.stages.length - 1;
}
