import { useEffect, useState } from 'react';
import { TiltyardClient } from '../../client/index.ts';

/** DK-24, DK-28: contact details of the organiser, or of a player. Undefined: not known yet, or offline. */
export function useContact(id: string, player?: string): string | undefined {
  const [contact, setContact] = useState<string>();
  useEffect(() => {
    let gone = false;
    // Without a line the page goes on without it.
    new TiltyardClient()
      .contact(id, player)
      .then((answer) => !gone && setContact(answer.contact))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [id, player]);
  return contact;
}
