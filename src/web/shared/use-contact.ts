import { useEffect, useState } from 'react';
import { useAwaiting } from './awaiting.tsx';
import { useTournamentPort } from './ports.tsx';

interface Answer {
  readonly to: string;
  readonly contact: string | undefined;
}

/** DK-24, DK-28: contact details of the organiser, or of a player. Undefined: not known yet, or offline. */
export function useContact(id: string, player?: string): string | undefined {
  const port = useTournamentPort();
  const [answer, setAnswer] = useState<Answer>();
  const question = `${id} ${player ?? ''}`;
  useEffect(() => {
    let gone = false;
    const answered = (contact?: string) => gone || setAnswer({ to: question, contact });
    port.contact(id, player).then(
      ({ contact }) => answered(contact),
      // Without a line the page goes on without it.
      () => answered(),
    );
    return () => {
      gone = true;
    };
  }, [port, id, player, question]);
  const current = answer?.to === question ? answer : undefined;
  useAwaiting(current === undefined);
  return current?.contact;
}
