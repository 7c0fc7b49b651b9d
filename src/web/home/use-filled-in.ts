import { useEffect, useState } from 'react';
import type { FormatDescription } from '../../protocol/wire-views.ts';
import { useTournamentPort } from '../shared/ports.tsx';
import type { Config } from '../shared/settings-form.tsx';

/**
 * The settings as the engine will use them. Some follow from others (rounds follow by themselves where games last days),
 * so that the engine is asked what it makes of the choices; until it answers, its word on the preset holds.
 */
export function useFilledIn(format: FormatDescription, preset: string, own: Config): Config {
  const port = useTournamentPort();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly config: Config }>();
  const touched = Object.keys(own).length > 0;
  const asked = JSON.stringify({ format: format.name, config: { ...format.presets[preset], ...own } });
  useEffect(() => {
    if (!touched) return undefined;
    let over = false;
    const timer = setTimeout(() => {
      const { format: name, config } = JSON.parse(asked) as { format: string; config: Config };
      port.settings(name, config).then(
        (filled) => over || setAnswer({ asked, config: filled.config }),
        // Problems are shown beside the plan.
        () => undefined,
      );
    }, 100);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [port, asked, touched]);
  const usual = touched && answer ? answer.config : (format.filledIn[preset] ?? {});
  return answer?.asked === asked ? answer.config : { ...usual, ...chosen(own) };
}

/** Without what was emptied again. */
const chosen = (own: Config): Config =>
  Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
