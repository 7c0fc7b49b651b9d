import './event-plate.css';
import { useEffect, useState } from 'react';
import { useTournamentPort } from './ports.tsx';

interface PlateProps {
  readonly id: string;
  readonly label: string;
  /** Changes when there may be another picture. */
  readonly turn?: number;
  readonly onSeen?: (seen: boolean) => void;
}

/** DK-24: the picture of the event, where it has one. Most have none; then nothing is shown, and no room is kept. */
export function EventPlate({ id, label, turn = 0, onSeen }: PlateProps) {
  const port = useTournamentPort();
  const [address, setAddress] = useState<string>();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let over = false;
    void port.image(id, turn).then((url) => over || setAddress(url));
    return () => {
      over = true;
    };
  }, [port, id, turn]);
  const tell = (there: boolean) => {
    setSeen(there);
    onSeen?.(there);
  };
  return (
    <figure className="plate" hidden={!seen}>
      <img src={address} alt={label} onLoad={() => tell(true)} onError={() => tell(false)} />
    </figure>
  );
}
