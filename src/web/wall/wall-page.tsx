import { Live } from '../shared/live.tsx';
import { useWallState } from './use-wall-state.ts';
import { Wall } from './wall.tsx';

/** DK-14: for a projector, from slices alone. */
export function WallPage({ id }: { id: string }) {
  const desk = useWallState(id);
  return <Live id={id}>{(live) => <Wall live={live} desk={desk} />}</Live>;
}
