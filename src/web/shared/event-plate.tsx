import './event-plate.css';
import { useState } from 'react';

interface PlateProps {
  readonly id: string;
  readonly label: string;
  /** Changes when there may be another picture. */
  readonly turn?: number;
  readonly onSeen?: (seen: boolean) => void;
}

/** DK-24: the picture of the event, where it has one. Most have none; then nothing is shown, and no room is kept. */
export function EventPlate({ id, label, turn = 0, onSeen }: PlateProps) {
  const [seen, setSeen] = useState(false);
  const tell = (there: boolean) => {
    setSeen(there);
    onSeen?.(there);
  };
  const address = `/api/tournaments/${id}/image`;
  return (
    <figure className="plate" hidden={!seen}>
      <img
        src={turn === 0 ? address : `${address}?turn=${turn}`}
        alt={label}
        onLoad={() => tell(true)}
        onError={() => tell(false)}
      />
    </figure>
  );
}
