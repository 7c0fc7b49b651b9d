import type { EventInfo } from '../../engine/index.ts';
import { zoneAt } from '../../words/index.ts';
import { type Speech, useSpeech } from './words.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

interface Entered {
  /** On the device, by the server's clock. */
  readonly enteredAt: number | undefined;
  readonly arrivedAt: number | undefined;
}

/** HK-11: «entered at 18:05, recorded at 18:09»; nothing where it was within a minute. */
export function lateText(
  { t, locale }: Pick<Speech, 't' | 'locale'>,
  { enteredAt, arrivedAt }: Entered,
  event: EventInfo | undefined,
): string | undefined {
  if (enteredAt === undefined || arrivedAt === undefined || arrivedAt - enteredAt <= MINUTE) return undefined;
  const { format } = new Intl.DateTimeFormat(locale, {
    ...(arrivedAt - enteredAt >= DAY && { dateStyle: 'short' }),
    timeStyle: 'short',
    ...zoneAt(event),
  });
  return t('round.enteredLate', { entered: format(enteredAt), arrived: format(arrivedAt) });
}

/** For the desk and the opponent: a result that a device had long before it came. */
export function LateEntry({ event, ...entered }: Entered & { readonly event: EventInfo | undefined }) {
  const text = lateText(useSpeech(), entered, event);
  return text === undefined ? null : <span className="late-entry quiet"> {text}</span>;
}
