import { Live } from '../shared/live.tsx';
import { useWallState } from './use-wall-state.ts';
import { Wall } from './wall.tsx';

/** DK-14: for a projector, from slices alone. */
export function WallPage({ id }: { id: string }) {
  const desk = useWallState(id);
  return (
    // Nobody stands by to load it again: it is back within five seconds.
    <Live id={id} longestWait={2_000}>
      {(live) => <Wall live={live} desk={desk} />}
    </Live>
  );
}
