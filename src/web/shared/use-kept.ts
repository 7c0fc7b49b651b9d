import { useCallback, useState } from 'react';

/** What is typed stays on this machine until it was used: leaving the page, or a reload, loses none of it. */
export function useKept(key: string): readonly [string, (text: string) => void] {
  const name = `tiltyard.kept.${key}`;
  const [text, setText] = useState(() => localStorage.getItem(name) ?? '');
  const keep = useCallback(
    (typed: string) => {
      setText(typed);
      if (typed === '') localStorage.removeItem(name);
      else localStorage.setItem(name, typed);
    },
    [name],
  );
  return [text, keep];
}
