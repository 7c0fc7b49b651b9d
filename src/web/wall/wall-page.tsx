import { Live } from '../shared/live.tsx';
import { Wall } from './wall.tsx';

/** DK-14: for a projector, from slices alone. */
export function WallPage({ id }: { id: string }) {
  return <Live id={id}>{(live) => <Wall {...live} />}</Live>;
}
